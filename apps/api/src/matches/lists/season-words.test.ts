import { seasonWords } from './season-words.ts';

test.each([
  ['2026-2', 'ru', '2026, осень'],
  ['2026-2', 'en', 'Autumn 2026'],
  ['2027-1', 'ru', '2027, весна'],
  ['2027-1', 'en', 'Spring 2027'],
  ['2026/27', 'ru', '2026/27'],
  ['2026', 'en', '2026'],
  ['2025-26', 'ru', '2025-26'],
] as const)('season %s reads in %s as "%s"', (name, locale, words) => {
  expect(seasonWords(name, locale)).toBe(words);
});
