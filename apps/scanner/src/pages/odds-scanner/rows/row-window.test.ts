import { windowOf } from './row-window.ts';

const view = { count: 300, rowHeight: 40, viewHeight: 800 };

test('visible rows are rendered, with a chunk of twenty on each side', () => {
  expect(windowOf({ ...view, scrolled: -300 })).toEqual({ from: 0, until: 40 });
  expect(windowOf({ ...view, scrolled: 0 })).toEqual({ from: 0, until: 40 });
  expect(windowOf({ ...view, scrolled: 4_000 })).toEqual({ from: 80, until: 140 });
});

test('scrolling within a chunk changes nothing', () => {
  expect(windowOf({ ...view, scrolled: 4_100 })).toEqual(windowOf({ ...view, scrolled: 4_700 }));
});

test('scrolled beyond either end, the list still shows rows', () => {
  expect(windowOf({ ...view, scrolled: 50_000 })).toEqual({ from: 260, until: 300 });
  expect(windowOf({ ...view, scrolled: -50_000 })).toEqual({ from: 0, until: 40 });
});
