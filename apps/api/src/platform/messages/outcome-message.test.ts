import { MARKETS, type MarketCode, marketRule, SPORTS } from '@tipmark/domain';
import { outcomeMessage } from './outcome-message.ts';

const markets = Object.keys(MARKETS) as MarketCode[];

function anOutcomeOf(market: MarketCode): string {
  const { selections } = marketRule(market);
  const hasLine = SPORTS.some(({ markets: own }) => own[market]?.lineStep !== undefined);
  const selection = selections === 'score' ? '2-1' : (selections[0] ?? '');
  return `${market}.${selection}${hasLine ? ':1.5' : ''}`;
}

test.each(markets)('an outcome of %s has a name in both languages', (market) => {
  const outcome = anOutcomeOf(market);
  const [ru, en] = [outcomeMessage(outcome, 'ru'), outcomeMessage(outcome, 'en')];
  expect(ru).not.toMatch(new RegExp(`^${market}:`));
  expect(en).not.toMatch(new RegExp(`^${market}:`));
  expect(ru).toMatch(/[а-яё]/i);
  expect(en).not.toMatch(/[а-яё]/i);
});

test.each([
  ['ou.o:2.5', 'Тотал: больше 2.5', 'Total: over 2.5'],
  ['ah.1:-1.5', 'Фора: Ф1 −1.5', 'Handicap: team 1 −1.5'],
  ['ah.2:1.5', 'Фора: Ф2 +1.5', 'Handicap: team 2 +1.5'],
  ['1x2.1', 'Исход: П1', 'Result: team 1'],
  ['dc.1x', 'Двойной шанс: 1X', 'Double chance: 1X'],
  ['cs.2-1', 'Точный счёт: 2:1', 'Exact score: 2:1'],
  ['no outcome', 'no outcome', 'no outcome'],
])('%s is "%s" in Russian and "%s" in English', (outcome, ru, en) => {
  expect([outcomeMessage(outcome, 'ru'), outcomeMessage(outcome, 'en')]).toEqual([ru, en]);
});
