import type { IconShape } from "@ui/icon";

export const clock: IconShape = ["M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5Z", "M12 7.5V12l3 2"];
