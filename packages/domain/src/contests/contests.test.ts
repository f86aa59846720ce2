import fc from 'fast-check';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import {
  compareContestants,
  contestStatistics,
  prizeDaysOf,
  rankContest,
} from './contest-ranking.ts';
import {
  CONTEST_PRIZE_DAYS,
  type ContestEntry,
  contestFault,
  contestPrizeDays,
  describedLength,
} from './contest-rules.ts';
import {
  CONTEST,
  type ContestSeason,
  contestSeason,
  contestSeasonAt,
  seasonBefore,
} from './contest-season.ts';

const { won, halfWon, returned, halfLost, lost, pending } = TIP_RESULT;
const at = (iso: string) => Date.parse(iso) / 1_000;
const NOVEMBER = contestSeason(1_202_611) as ContestSeason;

describe('a season', () => {
  test('is a calendar month of UTC+3', () => {
    expect(NOVEMBER).toEqual({
      id: 1_202_611,
      contest: CONTEST.cup,
      year: 2026,
      month: 11,
      startsAt: at('2026-10-31T21:00:00Z'),
      endsAt: at('2026-11-30T21:00:00Z'),
      closesAt: at('2026-12-01T03:00:00Z'),
    });
  });

  test.each([
    ['2026-10-31T20:59:59Z', 1_202_610],
    ['2026-10-31T21:00:00Z', 1_202_611],
    ['2026-12-31T20:59:59Z', 1_202_612],
    ['2026-12-31T21:00:00Z', 1_202_701],
  ])('that runs at %s is %i', (iso, id) => {
    expect(contestSeasonAt(CONTEST.cup, at(iso)).id).toBe(id);
  });

  test('follows the one before without a gap', () => {
    const premium = contestSeason(2_202_701) as ContestSeason;
    expect(seasonBefore(premium)).toMatchObject({ id: 2_202_612, endsAt: premium.startsAt });
  });

  test.each([0, 1, 202_611, 3_202_611, 1_202_600, 1_202_613, 1_199_912, 1_202_611.5, Number.NaN])(
    '%d is not a valid id',
    (id) => {
      expect(contestSeason(id)).toBeUndefined();
    },
  );

  test('contains every instant it is found for', () => {
    const instants = fc.integer({
      min: at('2000-01-02T00:00:00Z'),
      max: at('2099-12-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(CONTEST.cup, CONTEST.premiumCup),
        (instant, contest) => {
          const season = contestSeasonAt(contest, instant);
          expect(contestSeason(season.id)).toEqual(season);
          expect(season.startsAt).toBeLessThanOrEqual(instant);
          expect(instant).toBeLessThan(season.endsAt);
        },
      ),
    );
  });
});

const ENTRY: ContestEntry = {
  milliOdds: 2_000,
  description: 'я'.repeat(50),
  startsAt: at('2026-11-22T12:00:00Z'),
  at: at('2026-11-21T12:00:00Z'),
  postedToday: 0,
  hasSubscription: false,
};

describe('a tip in a contest', () => {
  test.each<[string, Partial<ContestEntry>, string | undefined]>([
    ['within all limits', {}, undefined],
    ['at the lowest odds', { milliOdds: 1_500 }, undefined],
    ['below the lowest odds', { milliOdds: 1_499 }, 'odds_range'],
    ['at the highest odds', { milliOdds: 5_000 }, undefined],
    ['above the highest odds', { milliOdds: 5_001 }, 'odds_range'],
    ['with a description of blanks', { description: ' '.repeat(80) }, 'description_short'],
    ['with a description of 49 characters', { description: 'я'.repeat(49) }, 'description_short'],
    ['the fifth of a day', { postedToday: 4 }, undefined],
    ['the sixth of a day', { postedToday: 5 }, 'day_limit'],
    ['before the season', { at: NOVEMBER.startsAt - 1 }, 'not_running'],
    ['after the season', { at: NOVEMBER.endsAt }, 'not_running'],
    ['on a match of the next month', { startsAt: NOVEMBER.endsAt }, 'match_outside'],
    ['on a match in the last second of the season', { startsAt: NOVEMBER.endsAt - 1 }, undefined],
  ])('%s', (_how, change, fault) => {
    expect(contestFault(NOVEMBER, { ...ENTRY, ...change })).toBe(fault);
  });

  test('in the premium cup needs a subscription and 200 characters', () => {
    const premium = contestSeason(2_202_611) as ContestSeason;
    expect(contestFault(premium, ENTRY)).toBe('premium_only');
    const paid = { ...ENTRY, hasSubscription: true };
    expect(contestFault(premium, paid)).toBe('description_short');
    expect(contestFault(premium, { ...paid, description: 'я'.repeat(200) })).toBeUndefined();
  });

  test('counts a character outside the basic plane once in its description', () => {
    expect(describedLength(' ⚽ 🏒\n🎾 ')).toBe(3);
  });
});

describe('statistics', () => {
  test('are flat units whatever the stake', () => {
    const tips = [
      { result: won, milliOdds: 2_100, at: 1 },
      { result: halfWon, milliOdds: 1_920, at: 2 },
      { result: returned, milliOdds: 3_000, at: 9 },
      { result: halfLost, milliOdds: 1_920, at: 3 },
      { result: lost, milliOdds: 1_600, at: 4 },
      { result: pending, milliOdds: 4_000, at: 12 },
    ];
    expect(contestStatistics(tips)).toEqual({
      tips: 5,
      counted: 4,
      won: 2,
      scoreMilli: 1_100 + 460 - 500 - 1_000,
      roiPercent: (60 / 4_000) * 100,
      lastTipAt: 9,
    });
    expect(contestStatistics([])).toMatchObject({ tips: 0, roiPercent: null, lastTipAt: 0 });
  });
});

const BASE = { tips: 20, counted: 20, won: 10, scoreMilli: 1_000, roiPercent: 5, lastTipAt: 100 };

describe('ranks', () => {
  test.each<[string, Partial<typeof BASE>, Partial<typeof BASE>?]>([
    ['score', { scoreMilli: 1_001 }],
    ['return', { roiPercent: 5.1 }],
    ['fewer tips', { tips: 20 }, { tips: 21 }],
    ['the earlier last tip', { lastTipAt: 99 }],
    [
      'having enough tips, before any score',
      { scoreMilli: -9_000 },
      { tips: 19, scoreMilli: 9_000 },
    ],
  ])('go by %s', (_what, better, worse = {}) => {
    const [first, second] = [
      { ...BASE, ...better },
      { ...BASE, ...worse },
    ];
    expect(rankContest([second, first]).map((one) => one.scoreMilli)).toEqual([
      first.scoreMilli,
      second.scoreMilli,
    ]);
    expect(compareContestants(first, second)).toBeLessThan(0);
  });

  test('win 30, 14, 7 and seven times 3 premium days, only with a positive score', () => {
    expect(CONTEST_PRIZE_DAYS).toEqual([30, 14, 7, 3, 3, 3, 3, 3, 3, 3]);
    expect([1, 2, 3, 4, 10, 11].map(contestPrizeDays)).toEqual([30, 14, 7, 3, 3, 0]);
    expect(prizeDaysOf(1, 0)).toBe(0);
    expect(prizeDaysOf(1, -1)).toBe(0);
    expect(prizeDaysOf(null, 5_000)).toBe(0);
  });

  const entrant = fc.record({
    tips: fc.integer({ min: 0, max: 40 }),
    counted: fc.nat(40),
    won: fc.nat(40),
    scoreMilli: fc.integer({ min: -5_000, max: 5_000 }),
    roiPercent: fc.option(fc.integer({ min: -100, max: 100 })),
    lastTipAt: fc.nat(1_000),
  });

  test('are 1, 2, 3… without a gap and do not depend on the order of the input', () => {
    fc.assert(
      fc.property(fc.array(entrant, { maxLength: 30 }), (entrants) => {
        const ranked = rankContest(entrants);
        const ranks = ranked.flatMap(({ place }) => place ?? []);
        expect(ranks).toEqual(ranks.map((_, index) => index + 1));
        expect(ranked.findLastIndex(({ place }) => place !== null)).toBe(ranks.length - 1);
        for (const [index, one] of ranked.entries()) {
          const next = ranked[index + 1];
          if (next !== undefined) expect(compareContestants(one, next)).toBeLessThanOrEqual(0);
          if (one.scoreMilli <= 0 || one.place === null) expect(one.prizeDays).toBe(0);
        }
        const mirrored = rankContest(entrants.toReversed());
        expect(mirrored.map(({ scoreMilli, tips }) => [scoreMilli, tips])).toEqual(
          ranked.map(({ scoreMilli, tips }) => [scoreMilli, tips]),
        );
      }),
    );
  });
});
