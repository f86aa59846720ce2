import { css, cx } from './style.ts';

test('class names are joined with spaces, and falsy ones are skipped', () => {
  expect(cx('a', false, 'b', undefined)).toBe('a b');
  expect(cx(false)).toBe('');
});

test('the same style always has the same class name, another one another', () => {
  const red = () => css`color: red;`;
  expect(red()).toBe(red());
  expect(red()).not.toBe(css`color: blue;`);
  expect(css`width: ${1}px;`).not.toBe(css`width: ${2}px;`);
});
