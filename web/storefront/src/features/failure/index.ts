export { LoneSock, LooseKite, TangledWool } from "./drawings";
export { FailureView } from "./failure-view";
