import { css, cx } from './style.ts';

test('names stand in a row; conditions that do not hold leave no trace', () => {
  expect(cx('a', false, 'b', undefined)).toBe('a b');
  expect(cx(false)).toBe('');
});

test('a style has one name however often it is made', () => {
  expect(css('color:red;')).toBe(css('color:red;'));
  expect(css('color:red;')).toMatch(/^t-/);
});
