import { rankOfSource, SOURCES_OF_FACTS, type SourcedFact } from './sources-of-facts.ts';

const FACTS = Object.entries(SOURCES_OF_FACTS);

test.each(FACTS)('%s has every provider once, and says why', (_fact, { order, reason }) => {
  expect([...order].toSorted()).toEqual([...SOURCES_OF_FACTS.score.order].toSorted());
  expect(new Set(order).size).toBe(order.length);
  expect(reason.length).toBeGreaterThan(20);
});

const before = (fact: SourcedFact, one: string, other: string) =>
  rankOfSource(fact, one) < rankOfSource(fact, other);

test('the league itself is stronger than a fallback, an operator’s own provider than both', () => {
  expect(before('score', 'nhl', 'espn')).toBe(true);
  expect(before('score', 'our-scouts', 'nhl')).toBe(true);
});

test('a source without a clock is weaker for the clock than for the score', () => {
  expect(before('score', 'openligadb', 'espn')).toBe(true);
  expect(before('clock', 'espn', 'openligadb')).toBe(true);
});

test('a start comes from a schedule, not from a price feed', () => {
  expect(before('start', 'openligadb', 'the-odds-api')).toBe(true);
});
