import { contradictionIn, type FeedRecord, type FeedRecordOf } from '@tipmark/contract/feed';
import {
  checkMinute,
  checkPriceSet,
  checkStatistics,
  MATCH_STATUS,
  priceSets,
  SPORT,
  type Sport,
  type SportName,
} from '@tipmark/domain';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { sampleSeason } from './testing/played-season.ts';
import { recordsOfDays } from './testing/score-flows.ts';
import { createWorld } from './world.ts';

const DAY = 86_400;
const SPORTS = Object.entries(SPORT) as [SportName, Sport][];

/** Contradictions in all records of some days, each judged when it was reported. */
function contradictionsIn(sport: Sport, records: readonly FeedRecord[]): string[] {
  const of = <Kind extends FeedRecordOf<FeedRecord['kind']>['kind']>(kind: Kind) =>
    records.filter((record): record is FeedRecordOf<Kind> => record.kind === kind);
  const matches = new Map(of('match').map((match) => [match.key, match]));
  const ofScores = of('score').flatMap((score) => {
    const match = matches.get(score.matchKey);
    const now = score.at ?? match?.startsAt ?? 0;
    const reason = contradictionIn(sport, { match, score }, now);
    return reason === undefined ? [] : [`${score.matchKey} ${score.seq} ${reason}`];
  });
  const ofEvents = of('event').flatMap(({ minute }) => checkMinute(sport, minute)?.reason ?? []);
  return [...ofScores, ...ofEvents];
}

test.each(SPORTS)('%s: every state of every simulated match is possible', (name, sport) => {
  const records = recordsOfDays(name, sampleOf(2, 8));
  expect(records.filter(({ kind }) => kind === 'score').length).toBeGreaterThan(100);
  expect(contradictionsIn(sport, records)).toEqual([]);
});

test.each(SPORTS)('%s: so is every result of a season, with its goals', (name, sport) => {
  const { of, records, played, matches } = sampleSeason(name);
  expect(played.length).toBeGreaterThan(100);
  const ends = of('score').filter(({ status }) => status !== MATCH_STATUS.live);
  expect(contradictionsIn(sport, [...matches.values(), ...ends])).toEqual([]);
  const events = Map.groupBy(
    records.filter((record): record is FeedRecordOf<'event'> => record.kind === 'event'),
    ({ matchKey }) => matchKey,
  );
  const ofGoals = ends.flatMap((score) => {
    const match = matches.get(score.matchKey);
    const now = (match?.startsAt ?? 0) + DAY;
    const report = { match, score, events: events.get(score.matchKey) ?? [] };
    return contradictionIn(sport, report, now) ?? [];
  });
  expect(ofGoals).toEqual([]);
});

test.each(SPORTS)('%s: prices before and during play are possible together', (name) => {
  const records = recordsOfDays(name, 2);
  const lists = records.flatMap((record) =>
    record.kind === 'odds' || record.kind === 'in-play' ? [record.prices] : [],
  );
  expect(lists.length).toBeGreaterThan(100);
  let sets = 0;
  const faults = lists.flatMap((prices) =>
    priceSets(prices).flatMap((set) => {
      sets += Number(set.fairSum !== null);
      return checkPriceSet(set, (index) => prices[index]?.[2] ?? null)?.reason ?? [];
    }),
  );
  expect(faults).toEqual([]);
  expect(sets).toBeGreaterThan(1_000);
});

test.each(SPORTS)('%s: no statistic is above what it is a part of', (name) => {
  const statistics = recordsOfDays(name, sampleOf(2, 3)).flatMap((record) =>
    record.kind === 'statistics' ? [record, ...(record.parts ?? [])] : [],
  );
  expect(statistics.length).toBeGreaterThan(20);
  for (const { home, away } of statistics) {
    expect([checkStatistics('home', home), checkStatistics('away', away)]).toEqual([
      undefined,
      undefined,
    ]);
  }
});

test('every world is consistent, whatever its seed and its day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SPORTS),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 200 }),
      ([name, sport], seed, day) => {
        const start = Date.parse('2026-05-01T00:00:00Z') / 1_000 + day * DAY;
        const world = createWorld({ seed, sports: [name] });
        const records = world.recordsBetween(start, start + DAY);
        expect(contradictionsIn(sport, records)).toEqual([]);
      },
    ),
    { numRuns: sampleOf(3, 8) },
  );
});
