// These screens hide nothing by style sheets, and computing the styles of every element in jsdom
// takes most of the test time.
globalThis.getComputedStyle = (element) => element.style;
