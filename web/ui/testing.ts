import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Every test starts with an empty document.
afterEach(cleanup);

export { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
