import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { aMatch } from '@tipmark/test-kit';
import { messages } from '../messages.ts';
import { liveClock } from './live-clock.ts';

async function clock(state: string, locale: 'ru' | 'en' = 'ru') {
  const hockey = (await messages[locale]()).default;
  const { translateIn } = createI18n({
    locale,
    resources: { common: commonMessages[locale], hockey },
  });
  return liveClock(aMatch().live(state).build(), translateIn(['hockey', 'common']));
}

test.each([
  ['P1:00:40', '0:40', '0:40 · 1-й период'],
  ['P2:12:40', '32:40', '32:40 · 2-й период'],
  ['P3:19:05', '59:05', '59:05 · 3-й период'],
  ['INT1', 'Перерыв', 'Перерыв после 1-го периода'],
  ['INT2', 'Перерыв', 'Перерыв после 2-го периода'],
])('%s is shown as %s, and in full as %s', async (state, text, whole) => {
  expect(await clock(state)).toEqual({ text, label: whole, whole });
});

test.each([
  ['OT', 'Овертайм'],
  ['SO', 'Буллиты'],
])('%s is shown as %s', async (state, text) => {
  expect(await clock(state)).toEqual({ text, label: text });
});

test('the clock is in the language of the page', async () => {
  expect((await clock('P2:12:40', 'en')).label).toBe('32:40 · period 2');
});

test.each(['P4:01:00', 'P1', 'INT4', 'constructor', '<b>'])(
  'the unknown state %p is shown as received',
  async (state) => {
    expect(await clock(state)).toEqual({ text: state, label: state });
  },
);
