export { forgetSearches, rememberSearch, useRecentSearches } from "./recent";
export { SearchBox } from "./search-box";
