import { createShownGoals } from './shown-goals.ts';

const announced = new Map([
  [1, 3],
  [2, 1],
]);

test('a visitor who saw every goal has lost none', () => {
  const shown = createShownGoals();
  for (const goals of [1, 2, 3]) shown.showed(1, goals);
  shown.showed(2, 1);
  expect(shown.faults(announced)).toEqual([]);
});

test('a goal that was never shown is lost, even if a later one was', () => {
  const shown = createShownGoals();
  shown.showed(1, 1);
  shown.showed(1, 3);
  expect(shown.faults(announced)).toEqual(['match 1 never showed 2', 'match 2 never showed 1']);
});

test('a page that is loaded again shows what was missed', () => {
  const shown = createShownGoals();
  shown.reloaded(1, 3);
  shown.reloaded(2, 1);
  expect(shown.faults(announced)).toEqual([]);
});

test('an older page must not have the last say', () => {
  const shown = createShownGoals();
  for (const goals of [1, 2, 3]) shown.showed(1, goals);
  shown.showed(2, 1);
  shown.reloaded(1, 2);
  expect(shown.faults(announced)).toEqual(['match 1 still shows 2 instead of 3']);
});
