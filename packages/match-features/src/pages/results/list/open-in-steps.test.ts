import { openInSteps } from './open-in-steps.ts';

const sectionAt = (bottom: number) =>
  ({ getBoundingClientRect: () => ({ bottom }) }) as unknown as Element;
const ids = Array.from({ length: 10 }, (_, index) => index + 1);

function steps(bottoms: readonly number[], wanted = ids) {
  const opened: (readonly number[])[] = [];
  const later: (() => void)[] = [];
  openInSteps({
    ids: wanted,
    sections: bottoms.map(sectionAt),
    open: (some) => opened.push(some),
    afterFrame: (run) => later.push(run),
  });
  const atOnce = opened.length;
  for (const run of later) run();
  return { opened, atOnce };
}

test('leagues that fill the screen open at once, the others after the next frame', () => {
  const { opened, atOnce } = steps(ids.map((id) => id * 36));
  expect(atOnce).toBe(1);
  expect(opened).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10],
  ]);
});

test('on a scrolled page the leagues in view open first, then those above them', () => {
  const { opened } = steps(ids.map((id) => (id - 4) * 36));
  expect(opened).toEqual([
    [5, 6, 7, 8, 9, 10],
    [1, 2, 3, 4],
  ]);
});

test('a hundred leagues open in batches, one after each frame', () => {
  const many = Array.from({ length: 100 }, (_, index) => index + 1);
  const { opened } = steps(
    many.map((id) => id * 36),
    many,
  );
  expect(opened.map((some) => some.length)).toEqual([6, 20, 20, 20, 20, 14]);
  expect(opened.flat()).toEqual(many);
});

test('a short list opens in one step', () => {
  expect(steps([36, 72], [1, 2])).toEqual({ opened: [[1, 2]], atOnce: 1 });
});
