import { DISPLAY_TEXTS, displaySettingsText, readDisplaySettings } from './display-settings.ts';

const plain = { oddsFormat: 'decimal', isCompact: false, hidesScores: false };

test.each([
  [undefined, plain],
  ['', plain],
  ['american', { ...plain, oddsFormat: 'american' }],
  ['fractional.compact', { ...plain, oddsFormat: 'fractional', isCompact: true }],
  ['compact.hidden', { ...plain, isCompact: true, hidesScores: true }],
  ['hidden.american', { ...plain, oddsFormat: 'american', hidesScores: true }],
  ['<script>.constructor.__proto__', plain],
])('%p means %j', (text, settings) => {
  expect(readDisplaySettings(text)).toEqual(settings);
});

test('equal settings have one text, whatever they were read from', () => {
  const textOf = (text: string) => displaySettingsText(readDisplaySettings(text));
  expect(textOf('')).toBe('');
  expect(textOf('decimal')).toBe('');
  expect(textOf('hidden.compact.american')).toBe('american.compact.hidden');
  expect(textOf('american.compact.hidden')).toBe('american.compact.hidden');
  expect(textOf(`${'x'.repeat(60)}.compact`)).toBe('');
});

test('there are twelve texts, each of which means itself', () => {
  expect(new Set(DISPLAY_TEXTS).size).toBe(12);
  for (const text of DISPLAY_TEXTS)
    expect(displaySettingsText(readDisplaySettings(text))).toBe(text);
});
