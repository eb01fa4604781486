export { Average } from "./average";
export { FitSummary } from "./fit";
export { Histogram } from "./histogram";
export { ReviewCard } from "./review-card";
export { ReviewSummary } from "./review-summary";
