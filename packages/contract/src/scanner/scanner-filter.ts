import {
  ANSWER_LIMIT,
  LEAGUE_TYPE,
  type LeagueType,
  marketRule,
  marketsOf,
  type OutcomeCategory,
  SCANNER_LIMIT,
  SCANNER_SORT,
  SEARCH_PERIOD,
  type Sport,
  VALUE_KIND,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { bySport } from '../values/by-sport.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText } from '../values/positional.ts';
import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '../values/timestamp-range.ts';

const MAX_COUNT = 100_000;
const MAX_NAME_LENGTH = 100;
const TIPS_PER_USER = [0, 1, 3, 5] as const;
const LEAGUE_CATEGORIES = Object.values(LEAGUE_TYPE).filter(
  (type): type is LeagueType => type !== LEAGUE_TYPE.all,
);

/** Null and absent both mean that the criterion is off. */
function off<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  off(z.array(item).check(z.maxLength(ANSWER_LIMIT.filterIds)));
const ids = () => listOf(z.int().check(z.gte(1), z.lte(MAX_ID)));
const hours = (most: number) => off(z.int().check(z.gte(0), z.lte(most)));
const odds = () => off(z.number().check(z.gte(1.01), z.lte(1_000)));
const percent = () => off(z.number().check(z.gte(-100), z.lte(10_000)));
const count = () => off(z.int().check(z.gte(0), z.lte(MAX_COUNT)));
const leagueCategories = () => listOf(z.literal(LEAGUE_CATEGORIES));

/** An instant; 0 is none. */
const instant = () =>
  off(
    z.union([
      z.literal(0),
      z.int().check(z.gte(TIMESTAMP_MIN_SECONDS), z.lte(TIMESTAMP_MAX_SECONDS)),
    ]),
  );

/** Categories in which a sport has markets. */
export function outcomeCategoriesOf(sport: Sport): OutcomeCategory[] {
  const all = marketsOf(sport).map((market) => marketRule(market).category);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

const outcomeCategories = (sport: Sport) => listOf(z.literal(outcomeCategoriesOf(sport)));

/** Fields of a filter, for a body with further ones; use with `checkBounds`. */
export const scannerFilterShape = (sport: Sport) => ({
  /** Has to be the sport of the address. */
  sportType: off(z.literal(sport)),
  sortType: off(z.enum(SCANNER_SORT)),
  matchHours: hours(SCANNER_LIMIT.matchHours),
  maxMatchTimestamp: instant(),
  minOdds: odds(),
  maxOdds: odds(),
  outcomeCategories: outcomeCategories(sport),
  ...bySport('OutcomeCategories', outcomeCategories),
  matchIds: ids(),
  leagueIds: ids(),
  /** All leagues but these. */
  exceptLeagueIds: ids(),
  leagueCategories: leagueCategories(),
  ...bySport('LeagueCategories', leagueCategories),
  /** 0 = against the first price, n = against the price n hours ago. */
  changesHours: hours(SCANNER_LIMIT.changesHours),
  minChangePercent: off(z.number().check(z.gte(0), z.lte(10_000))),
  /** A size of the move without this means fallen prices. */
  isRise: off(z.boolean()),
  /** Of the believable value. */
  minValuePercent: percent(),
  valueKind: off(z.enum(VALUE_KIND)),
  oddsCreated: hours(SCANNER_LIMIT.oddsCreatedHours),
  minChangesTimestamp: instant(),
  isOnlyTipsDescription: off(z.boolean()),
  period: off(z.enum(SEARCH_PERIOD)),
  tipsCountPerUser: off(z.literal(TIPS_PER_USER)),
  minProfitPercent: percent(),
  maxProfitPercent: percent(),
  minRoi: percent(),
  maxRoi: percent(),
  minPositionRating: count(),
  maxPositionRating: count(),
  minTipsCount: count(),
  maxTipsCount: count(),
  minAverageOdds: odds(),
  maxAverageOdds: odds(),
  contestId: count(),
  /** Stored with a template for its reader; selects nothing. */
  contestName: off(boundedText(MAX_NAME_LENGTH)),
});

const RANGES = ['Odds', 'ProfitPercent', 'Roi', 'PositionRating', 'TipsCount', 'AverageOdds'];

/** An empty range is reported as an error of its upper bound. */
export const checkBounds = () =>
  z.check<object>(({ value, issues }) => {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const range of RANGES) {
      const [least, most] = [fields[`min${range}`], fields[`max${range}`]];
      if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
      const path = [`max${range}`];
      issues.push({ code: 'too_small', origin: 'number', minimum: least, input: most, path });
    }
  });

/**
 * Criteria of a sport's odds scanner and of its templates. Every criterion may be absent or null,
 * both meaning off; a criterion of another sport is stored and selects nothing.
 */
export const scannerFilter = (sport: Sport) =>
  z.object(scannerFilterShape(sport)).check(checkBounds());

export type ScannerFilter = z.output<ReturnType<typeof scannerFilter>>;
