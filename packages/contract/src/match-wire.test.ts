import { type ListedLine, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { wireMatch } from './entities/wire-match.ts';
import {
  changingPart,
  decodeMatch,
  encodeMatch,
  type MatchListItem,
  type TeamInMatch,
} from './match-wire.ts';

const goals = fc.nat(99);
const milliOdds = fc.integer({ min: 1_001, max: 999_000 });
const decimalOdds = milliOdds.map((milli) => milli / 1_000);
const oddsLine = fc.oneof(
  fc.constant([]),
  fc.tuple(...Array.from({ length: 2 }, () => fc.option(decimalOdds))),
  fc.tuple(...Array.from({ length: 5 }, () => fc.option(decimalOdds))),
);
/** A list that ends in a known value, as the wire has no trailing gaps. */
const sparse = fc
  .tuple(fc.array(fc.option(goals), { maxLength: 4 }), goals)
  .map(([gaps, last]) => [...gaps, last]);
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });

function record<T>(required: Partial<{ [K in keyof T]: fc.Arbitrary<T[K]> }>, keys: (keyof T)[]) {
  return fc.record(required as { [K in keyof T]: fc.Arbitrary<T[K]> }, { requiredKeys: keys });
}

const team = record<TeamInMatch>(
  {
    name: text,
    logo: text,
    isWebp: fc.boolean(),
    score: goals,
    periodScores: sparse,
    extraScore: goals,
    penaltiesScore: goals,
    redCards: goals,
    tieBreaks: sparse,
    livePoints: fc.constantFrom('0', '15', '40', 'Ad'),
    isServing: fc.boolean(),
    forecastScore: goals,
    seed: goals,
    isAdvancing: fc.constant(true),
    originalName: text,
  },
  ['name'],
);

const match = fc.nat(1_000_000).chain((matchId) =>
  record<MatchListItem>(
    {
      link: fc.constant(`${matchId}-zenit-spartak-2026-11-21`),
      matchId: fc.constant(matchId),
      status: fc.constantFrom<MatchStatus>(...Object.values(MATCH_STATUS)),
      liveState: fc.constantFrom('1H:37', 'HT', '2H:90+4', 'P2:12:40', 'S3'),
      startsAt: fc.integer({ min: 946_684_800, max: 4_102_444_800 }),
      isTimeKnown: fc.boolean(),
      currentOdds: oddsLine,
      firstOdds: oddsLine,
      home: team,
      away: team,
      secondLine: text,
      forecastScores: fc.tuple(goals, goals).map(([h, a]): [number, number] => [h / 10, a / 10]),
      forecastScore: fc.tuple(goals, goals).map(([h, a]) => `${h}:${a}`),
      hasNotifications: fc.boolean(),
      views: fc.nat(1_000_000),
      leagueId: fc.nat(100_000),
      hasMathTip: fc.boolean(),
      hasUsersTip: fc.boolean(),
      countOfTips: fc.nat(1_000),
      oddsChangedAt: fc.nat(4_102_444_800),
      scheduleChanges: fc.tuple(fc.nat(), fc.nat()),
      scoreAsOf: fc.nat(4_102_444_800),
      listedLine: fc.constantFrom<ListedLine>(['win', 6], [null, 6.5], ['win', null]),
      takenBackOdds: fc.tuple(...Array.from({ length: 5 }, () => fc.option(decimalOdds))),
    },
    [
      'link',
      'matchId',
      'status',
      'startsAt',
      'isTimeKnown',
      'currentOdds',
      'firstOdds',
      'home',
      'away',
      'hasNotifications',
      'views',
      'leagueId',
      'hasMathTip',
      'hasUsersTip',
      'countOfTips',
    ],
  ),
);

describe('compact match', () => {
  it('has one key for what is known of the start', () => {
    const known = { isTimeKnown: false, isDayKnown: false } as const;
    fc.assert(
      fc.property(match, (item) => {
        const wire = encodeMatch({ ...item, ...known });
        expect(wire['20']).toBe(2);
        expect(decodeMatch(wire)).toMatchObject(known);
      }),
    );
  });

  it('is the same after encoding and decoding', () => {
    fc.assert(
      fc.property(match, (item) => {
        const sent = JSON.parse(JSON.stringify(encodeMatch(item))) as unknown;
        expect(decodeMatch(z.parse(wireMatch, sent))).toEqual(item);
      }),
      { numRuns: 1_000 },
    );
  });

  it('ignores keys of a later version', () => {
    fc.assert(
      fc.property(match, (item) => {
        const wire = encodeMatch(item);
        const later = { ...wire, '99': 'x', '7': { ...wire['7'], '99': 1 } };
        expect(decodeMatch(later)).toEqual(item);
        expect(z.parse(wireMatch, later)).toEqual(wire);
      }),
    );
  });

  it('carries odds with at most three decimals and without noise', () => {
    fc.assert(
      fc.property(fc.tuple(milliOdds, milliOdds, milliOdds), (milli) => {
        const [now = 0, before = 0, last = 0] = milli.map((one) => one / 1_000);
        const wire = encodeMatch({
          ...decodeMatch(BARE),
          currentOdds: [now, null],
          firstOdds: [null, before],
          takenBackOdds: [null, last],
        });
        const sent = [wire['5'], wire['6'], wire['18']].map((line) =>
          JSON.stringify(line?.find((one) => one !== null)),
        );
        for (const price of sent) expect(price).toMatch(/^\d+(?:\.\d{1,3})?$/);
        expect(sent.map((price) => Math.round(Number(price) * 1_000))).toEqual(milli);
      }),
    );
  });

  it('uses the numbers of the wire format', () => {
    const item: MatchListItem = {
      link: '50213-zenit-spartak-2026-11-21',
      matchId: 50213,
      status: MATCH_STATUS.live,
      liveState: '2H:67',
      startsAt: 1_795_266_000,
      isTimeKnown: true,
      currentOdds: [1.92, null, 4.1, 1.85, 1.95],
      firstOdds: [2.1, 3.4, 3.6, null, null],
      home: { name: 'Zenit', logo: '2817.svg', isWebp: false, score: 2, periodScores: [1] },
      away: { name: 'Spartak', score: 1, redCards: 1, forecastScore: 0, tieBreaks: [null, 7] },
      secondLine: '+4',
      forecastScores: [1.6, 0.9],
      forecastScore: '2:1',
      hasNotifications: true,
      views: 120,
      leagueId: 3,
      hasMathTip: true,
      hasUsersTip: false,
      countOfTips: 0,
      oddsChangedAt: 1_795_269_000,
    };
    expect(encodeMatch(item)).toEqual({
      1: 2,
      2: '2H:67',
      3: '50213-zenit-spartak-2026-11-21',
      4: 1_795_266_000,
      5: [1.92, null, 4.1, 1.85, 1.95],
      6: [2.1, 3.4, 3.6, null, null],
      7: { 1: 'Zenit', 2: '2817.svg', 3: 0, 4: 2, 5: 1 },
      8: { 1: 'Spartak', 4: 1, 8: 1, 14: 7, 19: 0 },
      9: '+4',
      10: [1.6, 0.9],
      11: 1,
      12: 120,
      13: 3,
      14: 1,
      16: '2:1',
      17: 1_795_269_000,
    });
  });

  it('encodes an unknown start time, in a change as well, and clears it', () => {
    const item = decodeMatch(BARE);
    const dated = encodeMatch({ ...item, isTimeKnown: false });
    expect(dated['20']).toBe(1);
    expect(decodeMatch(dated).isTimeKnown).toBe(false);
    expect(changingPart(dated)['20']).toBe(1);
    expect(changingPart(encodeMatch(item))['20']).toBeNull();
  });

  it('has separate keys for the fifth tie-break and the fifth set', () => {
    const server: TeamInMatch = {
      name: 'A',
      periodScores: [6, 4, 7, 6, 7],
      tieBreaks: [null, null, 7, null, 10],
    };
    const wire = encodeMatch({ ...decodeMatch(BARE), home: server })['7'];
    expect(wire).toEqual({ 1: 'A', 5: 6, 9: 4, 10: 7, 11: 6, 12: 7, 15: 7, 20: 10 });
  });

  it('decodes absent keys as unknown, false or zero', () => {
    expect(decodeMatch(BARE)).toEqual({
      link: '7-a-b',
      matchId: 7,
      status: 1,
      startsAt: 1_795_266_000,
      isTimeKnown: true,
      currentOdds: [],
      firstOdds: [],
      home: { name: 'A' },
      away: { name: 'B' },
      hasNotifications: false,
      views: 0,
      leagueId: 3,
      hasMathTip: false,
      hasUsersTip: false,
      countOfTips: 0,
    });
  });
});

const BARE = {
  '1': 1,
  '3': '7-a-b',
  '4': 1_795_266_000,
  '7': { '1': 'A' },
  '8': { '1': 'B' },
  '13': 3,
} as const;
