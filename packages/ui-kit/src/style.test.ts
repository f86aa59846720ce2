import { css, cx } from './style.ts';

test('class names are joined with spaces, and falsy ones are skipped', () => {
  expect(cx('a', false, 'b', undefined)).toBe('a b');
  expect(cx(false)).toBe('');
});

test('the same style always has the same class name', () => {
  expect(css('color:red;')).toBe(css('color:red;'));
  expect(css('color:red;')).toMatch(/^t-/);
});
