// Nothing of these screens is hidden by a style sheet, yet looking every element up in that of
// jsdom cost most of the tests' time.
globalThis.getComputedStyle = (element) => element.style;
