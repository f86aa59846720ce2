import type { FeedRecordOf, InPlayRecord } from '@tipmark/contract/feed';
import {
  IN_PLAY_FRESH_SECONDS,
  inPlayLine,
  MATCH_STATUS,
  removeMargin,
  type SportName,
} from '@tipmark/domain';
import { reliability, type Stated } from '@tipmark/prediction';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { createWorld } from './world.ts';

const DAY = 86_400;
const FROM = Date.parse('2026-11-07T00:00:00Z') / 1_000;

type Score = FeedRecordOf<'score'>;

interface PlayedMatch {
  /** Unix second that the sequences of its scores count from. */
  readonly start: number;
  readonly prices: readonly InPlayRecord[];
  readonly scores: readonly Score[];
  readonly events: readonly FeedRecordOf<'event'>[];
}

function play(sport: SportName, days: number): PlayedMatch[] {
  const world = createWorld({ seed: testSeed + 2, sports: [sport] });
  const starts = new Map<string, number>();
  const prices = new Map<string, InPlayRecord[]>();
  const scores = new Map<string, Score[]>();
  const events = new Map<string, FeedRecordOf<'event'>[]>();
  const add = <Item>(lists: Map<string, Item[]>, key: string, item: Item) =>
    lists.set(key, [...(lists.get(key) ?? []), item]);
  for (const record of world.snapshotAt(FROM, FROM - DAY)) {
    if (record.kind === 'match') starts.set(record.key, record.startsAt);
  }
  for (let day = 0; day < days; day += 1) {
    for (const record of world.recordsBetween(FROM + day * DAY, FROM + (day + 1) * DAY)) {
      if (record.kind === 'match') starts.set(record.key, record.startsAt);
      else if (record.kind === 'in-play') add(prices, record.matchKey, record);
      else if (record.kind === 'score') add(scores, record.matchKey, record);
      else if (record.kind === 'event') add(events, record.matchKey, record);
    }
  }
  return [...prices].map(([key, message]) => ({
    start: (starts.get(key) ?? 0) - 1,
    prices: message,
    scores: scores.get(key) ?? [],
    events: events.get(key) ?? [],
  }));
}

const isOver = ({ scores }: PlayedMatch) => scores.at(-1)?.status === MATCH_STATUS.finished;

/** Fair probabilities by the newest record up to an instant; undefined when suspended. */
function chancesAt(prices: readonly InPlayRecord[], at: number, oddTypes: readonly string[]) {
  const record = prices.findLast((one) => one.at <= at);
  const line = oddTypes.map((oddType) => {
    const words = (record?.prices ?? []).flatMap(([, type, milliOdds], bookmaker) =>
      type === oddType ? [{ bookmaker, at: 0, milliOdds }] : [],
    );
    return inPlayLine(words, 0).at(-1)?.milliOdds ?? null;
  });
  return removeMargin(line)?.probabilities;
}

const isGoal = (type: string) => type.endsWith('goal') && !type.startsWith('shootout');

const RESULT = ['1x2.1', '1x2.x', '1x2.2'];
const isShut = ({ prices }: InPlayRecord) => prices.every(([, , milli]) => milli === null);

describe('soccer', () => {
  const finished = play('soccer', sampleOf(10, 50)).filter(isOver);

  test('outcomes happen as often as prices in the 60th minute imply', () => {
    const matches = finished.map(({ start, prices, scores }) => {
      const minute = scores.find(({ liveState }) => liveState === '2H:60');
      const chances = minute && chancesAt(prices, Number(minute.seq) + start, RESULT);
      const { home = 0, away = 0 } = scores.at(-1)?.score ?? {};
      const won = home > away ? 0 : home === away ? 1 : 2;
      return (chances ?? []).map((chance, outcome): Stated => [chance, outcome === won]);
    });
    const priced = matches.filter((stated) => stated.length > 0);
    expect(priced.length).toBeGreaterThan(sampleOf(300, 2_000));
    const { slope, error } = reliability(priced);
    expect(Math.abs(slope - 1)).toBeLessThan(0.05 + sampleOf(2.5, 3) * error);
  });

  test('a goal suspends all prices for 30 seconds, and then they favour the scorer more than before', () => {
    const goals = finished.flatMap(({ start, prices, events }) => {
      const [opens = 0, ends = 0] = [prices[0]?.at, prices.at(-1)?.at];
      return events
        .filter(({ type }) => isGoal(type))
        .map(({ seq, side }) => ({ prices, at: seq + start, isHome: side === 'home' }))
        .filter(({ at }) => at > opens + 300 && at < ends - 400);
    });
    expect(goals.length).toBeGreaterThan(sampleOf(300, 1_000));
    const moves = goals.flatMap(({ prices, at, isHome }) => {
      const standing = prices.findLast((one) => one.at <= at);
      const meanwhile = prices.filter((one) => one.at > at && one.at < at + 30);
      expect([standing, ...meanwhile].every((one) => one !== undefined && isShut(one))).toBe(true);
      const before = prices.findLast((one) => one.at < at && !isShut(one));
      const [was] = chancesAt(prices, before?.at ?? 0, RESULT) ?? [];
      const [is] = chancesAt(prices, at + 90, RESULT) ?? [];
      return was === undefined || is === undefined ? [] : [is > was === isHome];
    });
    expect(moves.length).toBeGreaterThan(goals.length / 2);
    expect(moves.filter(Boolean).length / moves.length).toBeGreaterThan(0.95);
  });

  test('a decided outcome has no price: after the third goal totals are suspended', () => {
    let decided = 0;
    for (const { start, prices, events } of finished.slice(0, 400)) {
      const goals = events.filter(({ type }) => isGoal(type));
      const third = goals[2];
      if (third === undefined) continue;
      const after = prices.filter((one) => one.at > third.seq + start + 5);
      for (const { prices: message } of after) {
        decided += 1;
        const totals = message.filter(([, oddType]) => oddType.startsWith('ou.'));
        expect(totals.every(([, , milli]) => milli === null)).toBe(true);
      }
    }
    expect(decided).toBeGreaterThan(500);
  });

  test('three bookmakers repeat their prices before they are stale, and suspend them before the end', () => {
    for (const { start, prices, scores } of finished.slice(0, 200)) {
      const end = (scores.at(-1)?.seq ?? 0) + start;
      expect(isShut(prices.at(-1) as InPlayRecord)).toBe(true);
      expect(prices.at(-1)?.at).toBeLessThan(end);
      for (const [index, one] of prices.entries()) {
        const next = prices[index + 1];
        if (!isShut(one)) expect((next?.at ?? 0) - one.at).toBeLessThan(IN_PLAY_FRESH_SECONDS);
        expect(new Set(one.prices.map(([bookmaker]) => bookmaker)).size).toBe(3);
      }
    }
  });

  test('all prices are suspended while a goal is under review', () => {
    const reviews = finished.flatMap(({ start, prices, scores }) =>
      scores
        .filter(({ isCorrection }) => isCorrection === true)
        .map(({ seq }) => ({ prices, at: seq + start })),
    );
    expect(reviews.length).toBeGreaterThan(sampleOf(4, 20));
    for (const { prices, at } of reviews) {
      const meanwhile = prices.filter((one) => one.at > at - 40 && one.at < at + 15);
      expect(meanwhile.every(isShut)).toBe(true);
    }
  });
});

describe.each([
  ['hockey', sampleOf(16, 40), ['win.1', 'win.2']],
  ['tennis', sampleOf(12, 40), ['win.1', 'win.2']],
] as const)('%s', (sport, days, oddTypes) => {
  const finished = play(sport, days).filter((one) => isOver(one) && one.prices.length > 8);

  // A position in the complete match would reveal its length.
  test.each([8, 20])('outcomes happen as often as open prices with index %d imply', (index) => {
    const cases = finished.flatMap(({ prices, scores }) => {
      const open = prices.filter((one) => !isShut(one));
      const record = open[index];
      const chances = record && chancesAt(prices, record.at, oddTypes);
      const last = scores.at(-1);
      const { home = 0, away = 0 } = last?.score ?? {};
      const hasWon = home === away ? last?.advancing === 'home' : home > away;
      return chances === undefined ? [] : [[[chances[0] ?? 0, hasWon] satisfies Stated]];
    });
    expect(cases.length).toBeGreaterThan(sampleOf(100, 300));
    const { slope, error } = reliability(cases);
    expect(Math.abs(slope - 1)).toBeLessThan(0.05 + sampleOf(2.5, 3) * error);
  });

  test('the last record of a match suspends all prices', () => {
    expect(finished.filter(({ prices }) => !isShut(prices.at(-1) as InPlayRecord))).toEqual([]);
  });
});
