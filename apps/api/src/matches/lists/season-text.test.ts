import { seasonText } from './season-text.ts';

test.each([
  ['2026-2', 'ru', '2026, июль – декабрь'],
  ['2026-2', 'en', 'Jul – Dec 2026'],
  ['2027-1', 'ru', '2027, январь – июнь'],
  ['2027-1', 'en', 'Jan – Jun 2027'],
  ['2026/27', 'ru', '2026/27'],
  ['2026', 'en', '2026'],
  ['2025-26', 'ru', '2025-26'],
] as const)('season %s reads in %s as "%s"', (name, locale, text) => {
  expect(seasonText(name, locale)).toBe(text);
});
