// Every test begins as in a new browser: one document serves them all, and nobody knows in which order.
import { beforeEach, vi } from "vitest";
import { forgetPlaces } from "../src/table/steady";

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  forgetPlaces();
});
