import { ageText } from './age-text.ts';

const AS_OF = 1_795_284_420;
const reader = {
  t: (key: string, { value }: Record<string, unknown> = {}) => `${key} ${value}`,
  locale: 'en',
  timeZone: 'Europe/Moscow',
  nowSeconds: 0,
} as const;

test.each([
  [-5, 'match.ageSeconds 0'],
  [59, 'match.ageSeconds 59'],
  [60, 'match.ageMinutes 1'],
  [3_599, 'match.ageMinutes 59'],
  [3_600, 'match.ageHours 1'],
  [86_399, 'match.ageHours 23'],
  [86_400, expect.stringContaining('20')],
])('%i seconds ago is %s', (seconds, text) => {
  expect(ageText(AS_OF - seconds, AS_OF, reader)).toEqual(text);
});
