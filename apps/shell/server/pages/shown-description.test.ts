import { shownDescription } from './shown-description.ts';

const long = 'слово '.repeat(40).trim();

test.each([
  ['короткое описание', 'короткое описание'],
  [`${'a'.repeat(90)}. ${long}`, `${'a'.repeat(90)}.`],
  [long, `${'слово '.repeat(25).trim()}…`],
])('%s', (text, shown) => {
  expect(shownDescription(text)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(155);
});
