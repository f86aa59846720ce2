import { movementView } from './movement-view.ts';

test.each([
  [2, 1.8, '−10.0%', 'down'],
  [2, 2.01, '+0.5%', undefined],
  [2, 23.8, '×11.9', 'up'],
])('a move from %p to %p is shown as %s', (first, current, text, direction) => {
  expect(movementView(first, current, 'en')).toEqual({ text, direction });
});

test('an unchanged or unknown price has no movement', () => {
  expect(movementView(1.9, 1.9, 'en')).toBeUndefined();
  expect(movementView(null, 1.9, 'en')).toBeUndefined();
});
