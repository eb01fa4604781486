export type { Catalogue } from "./catalogue";
export { formatDate, formatNumber } from "./format";
export { MessagesProvider, useMessages } from "./messages";
export type { Translate } from "./translate";
