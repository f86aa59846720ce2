import { createI18n, type Locale } from '@tipmark/i18n';
import { matchMessages } from '../page/match-messages.ts';
import { positionText } from './position-text.ts';

test.each<[Locale, number, number, string]>([
  ['ru', 1, 1, '1-е место, 1 очко'],
  ['ru', 3, 22, '3-е место, 22 очка'],
  ['ru', 12, 28, '12-е место, 28 очков'],
  ['en', 1, 1, '1st, 1 pt'],
  ['en', 2, 31, '2nd, 31 pts'],
  ['en', 3, 28, '3rd, 28 pts'],
  ['en', 11, 0, '11th, 0 pts'],
  ['en', 22, 9, '22nd, 9 pts'],
])('%s: position %i with %i points is shown as %s', async (locale, position, points, text) => {
  const match = await matchMessages[locale]();
  const { t } = createI18n({ locale, resources: { common: {}, soccer: { match } } as never });
  const translate = (key: string, values = {}) => t(`soccer:${key}`, values);
  expect(positionText({ position, points }, { t: translate, locale })).toBe(text);
});
