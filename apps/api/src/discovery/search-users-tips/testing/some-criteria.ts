import {
  type TipsCriteria,
  tipsSearchFilter,
  type UsersCriteria,
  usersSearchFilter,
} from '@tipmark/contract';
import {
  type ScannerCriteria,
  SEARCH_PERIOD,
  SPORT,
  TIPS_PER_USER,
  TIPS_SEARCH_SORT,
  USERS_SEARCH_SORT,
} from '@tipmark/domain';
import fc from 'fast-check';
import { NOW } from './search-world.ts';

const valueOf = <Value>(table: Readonly<Record<string, Value>>) =>
  fc.constantFrom(...Object.values(table));
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const percent = fc.integer({ min: -60, max: 60 });
const count = fc.integer({ min: 0, max: 40 });
const rank = fc.integer({ min: 1, max: 14 });
const odds = fc.integer({ min: 101, max: 520 }).map((hundredths) => hundredths / 100);
const leagueIds = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
const leagueTypes = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5), { minLength: 1, maxLength: 3 });
const categories = fc.uniqueArray(fc.constantFrom(1, 3, 4, 5, 11, 12), {
  minLength: 1,
  maxLength: 3,
});
const matchIds = fc.uniqueArray(fc.integer({ min: 2_000, max: 2_039 }), {
  minLength: 5,
  maxLength: 30,
});

/** Most criteria are off, so that something is left to find. */
function withFew(criteria: Readonly<Record<string, fc.Arbitrary<unknown>>>, most: number) {
  return fc
    .subarray(Object.keys(criteria), { maxLength: most })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, criteria[name] ?? fc.constant(0)]))),
    );
}

/** Criteria of a scan about tips and their authors in the world of the tests. */
export const tippedCriteria = withFew(
  {
    tipsCountPerUser: fc.integer({ min: 0, max: 3 }),
    isOnlyTipsDescription: fc.boolean(),
    contestId: fc.constantFrom(0, 1, 2),
    minProfitPercent: percent,
    maxProfitPercent: percent,
    minRoi: percent,
    maxRoi: percent,
    minPositionRating: rank,
    maxPositionRating: rank,
    minTipsCount: count,
    maxTipsCount: count,
    minAverageOdds: odds,
    maxAverageOdds: odds,
    period: valueOf(SEARCH_PERIOD),
  },
  3,
).map((criteria) => criteria as ScannerCriteria);

/** Criteria of a search of tips in the world of the tests. */
export const tipsCriteria = fc
  .tuple(
    fc.record({
      sortType: sometimes(valueOf(TIPS_SEARCH_SORT)),
      period: sometimes(valueOf(SEARCH_PERIOD)),
      tipsCountPerUser: sometimes(fc.constantFrom(...TIPS_PER_USER)),
      pageNumber: sometimes(fc.integer({ min: 1, max: 5 })),
    }),
    withFew(
      {
        matchesHours: fc.integer({ min: 0, max: 100 }),
        maxMatchTimestamp: fc.integer({ min: NOW, max: NOW + 300_000 }),
        isOnlyTipsDescription: fc.boolean(),
        isOnlyFollowed: fc.boolean(),
        minOddsValue: odds,
        maxOddsValue: odds,
        minProfitPercent: percent,
        maxProfitPercent: percent,
        minRoi: percent,
        maxRoi: percent,
        minTipsCount: count,
        maxTipsCount: count,
        minPositionRating: rank,
        maxPositionRating: rank,
        sportType: valueOf(SPORT),
        soccerLeagueCategories: leagueTypes,
        soccerLeagueIds: leagueIds,
        soccerOutcomeCategories: categories,
        soccerMatchIds: matchIds,
        hockeyLeagueCategories: leagueTypes,
        hockeyLeagueIds: leagueIds,
        hockeyOutcomeCategories: categories,
        hockeyMatchIds: matchIds,
        tennisLeagueCategories: leagueTypes,
        tennisLeagueIds: leagueIds,
        tennisOutcomeCategories: categories,
        tennisMatchIds: matchIds,
      },
      6,
    ),
  )
  .map(([shape, few]) => ({ ...shape, ...few }))
  .filter((body) => tipsSearchFilter.safeParse(body).success)
  .map(
    (body) =>
      Object.fromEntries(
        Object.entries(body).filter(([, value]) => value !== undefined),
      ) as TipsCriteria,
  );

/** Criteria of a search of cappers there. */
export const usersCriteria = fc
  .tuple(
    fc.record({
      sortType: sometimes(valueOf(USERS_SEARCH_SORT)),
      period: sometimes(valueOf(SEARCH_PERIOD)),
    }),
    withFew(
      {
        contestId: fc.constant(1),
        minTipsCount: count,
        maxTipsCount: count,
        minPositionRating: rank,
        maxPositionRating: rank,
        minProfitPercent: percent,
        maxProfitPercent: percent,
        minAverageOdds: odds,
        maxAverageOdds: odds,
        minRoi: percent,
        maxRoi: percent,
        maxDrawdownPercent: fc.integer({ min: 5, max: 90 }),
      },
      4,
    ),
  )
  .map(([shape, few]) => ({ ...shape, ...few }) as UsersCriteria)
  .filter((body) => usersSearchFilter.safeParse(body).success);

/** The viewer of the response. */
export const viewers = fc.record({
  nowSeconds: fc.constant(NOW),
  viewerId: fc.constantFrom(0, 1, 2, 5),
  isSubscriber: fc.boolean(),
});
