import { windowOf } from './row-window.ts';

const view = { count: 300, rowHeight: 40, viewHeight: 800 };

test('what is in sight is drawn, with a chunk of twenty on each side', () => {
  expect(windowOf({ ...view, scrolled: -300 })).toEqual({ from: 0, until: 40 });
  expect(windowOf({ ...view, scrolled: 0 })).toEqual({ from: 0, until: 40 });
  expect(windowOf({ ...view, scrolled: 4_000 })).toEqual({ from: 80, until: 140 });
});

test('a short way of scrolling changes nothing', () => {
  expect(windowOf({ ...view, scrolled: 4_100 })).toEqual(windowOf({ ...view, scrolled: 4_700 }));
});

test('beyond its ends the list still shows its last rows', () => {
  expect(windowOf({ ...view, scrolled: 50_000 })).toEqual({ from: 260, until: 300 });
  expect(windowOf({ ...view, scrolled: -50_000 })).toEqual({ from: 0, until: 40 });
});
