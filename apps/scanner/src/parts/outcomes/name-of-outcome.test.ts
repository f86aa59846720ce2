import { marketRule, marketsOf, SPORT } from '@tipmark/domain';
import type { Messages } from '@tipmark/remote-kit';
import { messages } from '../../messages.ts';
import { nameOfOutcome } from './name-of-outcome.ts';

const valueAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], texts);

/** Translates messages of the remote; those of the whole site stay keys. */
async function createTranslate(locale: 'ru' | 'en') {
  const ofLocale = (await messages[locale]()).default;
  const messageAt = (key: string): string => {
    const known = valueAt(ofLocale, key);
    return typeof known === 'string' ? known : key;
  };
  return (key: string, values: Record<string, unknown> = {}) =>
    messageAt(key).replace(/{{(\w+)}}/g, (_, name) => String(values[name]));
}

test.each(['ru', 'en'] as const)('in %s every market of every sport has a name', async (locale) => {
  const t = await createTranslate(locale);
  for (const sport of Object.values(SPORT)) {
    for (const market of marketsOf(sport)) {
      const { selections, isHandicap } = marketRule(market);
      const [selection = '2-1'] = selections === 'score' ? [] : selections;
      for (const line of ['', isHandicap ? ':-1.5' : ':2.5']) {
        const name = nameOfOutcome(`${market}.${selection}${line}`, sport, t);
        expect(name).not.toMatch(/atch\.|undefined/);
      }
    }
  }
});

test('the winner market is named with overtime in hockey only', async () => {
  const t = await createTranslate('ru');
  expect(nameOfOutcome('win.1', SPORT.hockey, t)).toBe('П1 с ОТ');
  expect(nameOfOutcome('win.1', SPORT.tennis, t)).toBe('П1');
});
