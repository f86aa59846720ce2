import { aMatch } from '@tipmark/test-kit';
import { rowMark } from './row-marks.ts';

const running = aMatch().withId(11).live('2H:60').withScore(1, 0).withOdds([2, 3.4, 4, 1.9, null]);

const markOf = (after: typeof running) =>
  rowMark({ before: running.buildWire(), after: after.buildWire() }, (link) => `/Events/${link}`);

test('prices that rose or fell are marked; new, withdrawn and unchanged ones are not', () => {
  expect(markOf(running.withOdds([2.1, 3.2, 4, null, 1.9])).odds).toEqual([
    'up',
    'down',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a goal is marked at the side that scored, in the row of its match', () => {
  const mark = markOf(running.withScore(1, 1));
  expect(mark.hasScored).toEqual({ home: false, away: true });
  expect(mark.href).toBe(`/Events/${running.build().link}`);
});
