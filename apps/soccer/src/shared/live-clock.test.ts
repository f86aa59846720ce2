import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { aMatch } from '@tipmark/test-kit';
import { liveClock } from './live-clock.ts';

const clock = (state: string, locale: 'ru' | 'en' = 'ru') => {
  const { t } = createI18n({ locale, resources: { common: commonMessages[locale] } });
  return liveClock(aMatch().live(state).build(), (key, values = {}) => t(key, values));
};

test.each([
  ['1H:37', "37'", '37-я минута'],
  ['2H:67', "67'", '67-я минута'],
  ['2H:90+4', "90+4'", '90+4-я минута'],
  ['ET1:98', "98'", '98-я минута'],
  ['ET2:118', "118'", '118-я минута'],
  ['HT', 'Перерыв', 'Перерыв'],
  ['PEN', 'Пенальти', 'Пенальти'],
])('%s is shown as %s and read as %s', (state, text, label) => {
  expect(clock(state)).toEqual({ text, label });
});

test('the clock is read in the language of the page', () => {
  expect(clock('1H:37', 'en').label).toBe('minute 37');
});

test.each(['3H:5', '1H:', 'constructor', '<b>'])(
  'the unknown state %p is shown as received',
  (state) => {
    expect(clock(state)).toEqual({ text: state, label: state });
  },
);
