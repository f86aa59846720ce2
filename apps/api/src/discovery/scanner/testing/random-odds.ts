import type { FeedRecord, OddsRecord } from '@tipmark/contract/feed';
import {
  LEAGUE_TYPE,
  MATCH_STATUS,
  type ScannerCriteria,
  SPORT,
  type Sport,
} from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedForecast,
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSeason,
  aFeedTeam,
} from '@tipmark/test-kit';
import fc from 'fast-check';

/** 2024-01-13 15:00 UTC. */
export const NOW = 1_705_158_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;

const LEAGUES: readonly (readonly [key: string, sport: Sport, type: 1 | 2 | 3 | 4 | 5])[] = [
  ['league', SPORT.soccer, LEAGUE_TYPE.nationalLeague],
  ['cup', SPORT.soccer, LEAGUE_TYPE.nationalCup],
  ['ice', SPORT.hockey, LEAGUE_TYPE.nationalLeague],
  ['tour', SPORT.tennis, LEAGUE_TYPE.internationalClubs],
];
const SIDES = ['A', 'B', 'C'] as const;
const BOOKMAKERS = ['Kappa', 'Lambda', 'Omega'];

/** Six matches of every league. */
export const MATCHES = LEAGUES.flatMap(([league, sport]) =>
  SIDES.flatMap((home) =>
    SIDES.filter((away) => away !== home).map((away) => ({
      key: `${league} ${home}-${league} ${away}`,
      league,
      sport,
      home: `${league} ${home}`,
      away: `${league} ${away}`,
    })),
  ),
);

export const SETTING: readonly FeedRecord[] = [
  ...BOOKMAKERS.map((name) => aFeedBookmaker(name)),
  aFeedBookmaker('Market maximum', { isAggregate: true }),
  ...LEAGUES.flatMap(([key, sport, leagueType]) => [
    aFeedLeague({ key, sport, leagueType, name: { en: `The ${key}`, ru: `The ${key}` } }),
    aFeedSeason({ key: `${key}-2023`, leagueKey: key }),
    ...SIDES.map((side) => aFeedTeam(`${key} ${side}`, { sport })),
  ]),
];

const OUTCOMES: Readonly<Record<Sport, readonly string[]>> = {
  [SPORT.soccer]: ['1x2.1', '1x2.x', '1x2.2', 'ou.o:2.5', 'ou.u:2.5', 'dc.1x', 'btts.y', 'btts.n'],
  [SPORT.hockey]: ['1x2.1', '1x2.x', '1x2.2', 'win.1', 'win.2', 'ah.1:-1.5', 'ah.2:1.5'],
  [SPORT.tennis]: ['win.1', 'win.2', 'ougames.o:22.5', 'ougames.u:22.5'],
};

let seq = 1;

export function aStatedMatch(index: number, startsAt: number, status: 1 | 4 | 5 = 1): FeedRecord {
  const { home, away, league } = MATCHES[index] as (typeof MATCHES)[number];
  seq += 1;
  return aFeedMatch(home, away, { seasonKey: `${league}-2023`, startsAt, status, seq });
}

/** Prices close to one another, so that equal moves and equal odds are common. */
const aPrice = fc.integer({ min: 105, max: 400 }).map((cents) => cents * 10);
const aMatch = fc.integer({ min: 0, max: MATCHES.length - 1 });
const anInstant = fc.integer({ min: 0, max: 5 * 24 * 12 }).map((steps) => NOW - steps * 300);

function someOdds(): fc.Arbitrary<FeedRecord> {
  return aMatch.chain((index) => {
    const { key, sport } = MATCHES[index] as (typeof MATCHES)[number];
    const anOutcome = fc.constantFrom(...OUTCOMES[sport]);
    const bookmaker = fc.constantFrom(...BOOKMAKERS, 'Market maximum');
    const prices = fc.uniqueArray(fc.tuple(bookmaker, anOutcome, aPrice), {
      minLength: 1,
      maxLength: 12,
      selector: ([name, outcome]) => `${name} ${outcome}`,
    });
    const phase = fc.option(fc.constantFrom('first' as const, 'closing' as const), {
      freq: 8,
      nil: undefined,
    });
    return fc
      .record({ at: anInstant, prices, phase })
      .map(({ at, prices: stated, phase: of }) =>
        aFeedOdds(key, stated as OddsRecord['prices'], { at, ...(of && { phase: of }) }),
      );
  });
}

/** Anything a feed may report while prices are open. */
export const aFeedBatch: fc.Arbitrary<FeedRecord[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: someOdds() },
    {
      weight: 2,
      arbitrary: fc
        .tuple(aMatch, fc.integer({ min: -2, max: 16 * 24 }))
        .map(([index, hours]) => aStatedMatch(index, NOW + hours * HOUR)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(aMatch, fc.constantFrom(MATCH_STATUS.moved, MATCH_STATUS.canceled))
        .map(([index, status]) => aStatedMatch(index, NOW + DAY, status)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(aMatch, fc.boolean()).map(([index, isBack]) => {
        seq += 1;
        const known = isBack
          ? { status: MATCH_STATUS.scheduled, score: null, isCorrection: true as const }
          : {};
        return aFeedScore(MATCHES[index]?.key ?? '', 1, 0, { seq, ...known });
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(aMatch, fc.double({ min: 0.3, max: 3, noNaN: true }))
        .map(([index, goals]) =>
          aFeedForecast(MATCHES[index]?.key ?? '', { scores: [goals, 1.1], score: '1:1', at: NOW }),
        ),
    },
  ),
  { minLength: 5, maxLength: 40 },
);

const off = <Value>(value: fc.Arbitrary<Value>, freq = 4) =>
  fc.oneof(
    { weight: freq, arbitrary: fc.constantFrom(undefined, null) },
    { weight: 1, arbitrary: value },
  );
const decimal = fc.integer({ min: 101, max: 450 }).map((cents) => cents / 100);
const someIds = fc.array(fc.integer({ min: 101, max: 125 }), { maxLength: 8 });

export const someCriteria: fc.Arbitrary<ScannerCriteria> = fc.record(
  {
    sortType: off(fc.constantFrom(1, 2, 3, 4, 5), 1),
    matchHours: off(fc.integer({ min: 0, max: 336 })),
    maxMatchTimestamp: off(fc.constantFrom(0, NOW + DAY, NOW + 5 * DAY)),
    minOdds: off(decimal),
    maxOdds: off(decimal),
    outcomeCategories: off(fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 12), { maxLength: 3 })),
    matchIds: off(someIds, 8),
    leagueIds: off(someIds, 8),
    exceptLeagueIds: off(someIds, 8),
    leagueCategories: off(fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 2 })),
    changesHours: off(fc.constantFrom(0, 1, 6, 24, 72, 168), 1),
    minChangePercent: off(fc.constantFrom(0, 1, 5, 10, 30), 2),
    isRise: off(fc.boolean(), 2),
    minValuePercent: off(fc.constantFrom(-50, -5, 0, 3)),
    valueKind: off(fc.constantFrom(1, 2), 1),
    oddsCreated: off(fc.constantFrom(0, 6, 48)),
    minChangesTimestamp: off(fc.constantFrom(0, NOW - DAY, NOW - HOUR)),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ScannerCriteria>;

/** Prices of one bookmaker on every outcome of a match: the first ones, multiplied. */
export function pricesOf(index: number, at: number, times = 1): FeedRecord {
  const { key, sport } = MATCHES[index] as (typeof MATCHES)[number];
  const prices = OUTCOMES[sport].map((oddType, index): [string, string, number] => [
    'Kappa',
    oddType,
    Math.round((1_800 + index * 100) * times),
  ]);
  return aFeedOdds(key, prices, { at });
}
