import { createI18n } from '@tipmark/i18n';
import { aMatch } from '@tipmark/test-kit';
import { messages } from '../messages.ts';
import { powerPlay } from './power-play.ts';

async function reported(secondLine: string | undefined, locale: 'ru' | 'en' = 'ru') {
  const hockey = (await messages[locale]()).default;
  const { t } = createI18n({ locale, resources: { hockey } });
  const match = { ...aMatch().live('P2:12:40').build(), secondLine };
  return powerPlay(match, (key, values = {}) => t(key, { ns: 'hockey', ...values }));
}

test.each([
  ['5x4:1:18', 'Zenit в большинстве 5×4, ещё 1:18'],
  ['4x5', 'Spartak в большинстве 5×4'],
  ['3x5:0:09', 'Spartak в большинстве 5×3, ещё 0:09'],
])('%s: %s', async (line, text) => {
  expect(await reported(line)).toBe(text);
});

test('it speaks English', async () => {
  expect(await reported('5x4:1:18', 'en')).toBe('Zenit on the power play, 5×4, 1:18 left');
});

test.each([undefined, '5x5', '4x4:0:30', '+4', '9x1'])('%p says nothing', async (line) => {
  expect(await reported(line)).toBeUndefined();
});
