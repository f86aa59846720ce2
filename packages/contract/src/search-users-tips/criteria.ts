import { ANSWER_LIMIT, LEAGUE_TYPE, OUTCOME_CATEGORY } from '@tipmark/domain';
import * as z from 'zod/mini';
import { MAX_ID } from '../values/max-id.ts';

const MAX_COUNT = 100_000;

/** A filter that is off while it is null or absent. */
export function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

/** Decimal odds. */
export const oddsBound = () => maybe(z.number().check(z.gte(1.01), z.lte(1_000)));

export const percentBound = () => maybe(z.number().check(z.gte(-100), z.lte(10_000)));

export const countBound = () => maybe(z.int().check(z.gte(0), z.lte(MAX_COUNT)));

/** Ids, at most as many as a filter allows. An empty list is off. */
export const idList = () =>
  maybe(z.array(z.int().check(z.gte(1), z.lte(MAX_ID))).check(z.maxLength(ANSWER_LIMIT.filterIds)));

const LEAGUE_CATEGORIES = Object.values(LEAGUE_TYPE).filter((type) => type !== LEAGUE_TYPE.all);
const OUTCOME_CATEGORIES = Object.values(OUTCOME_CATEGORY);

export const leagueCategories = () =>
  maybe(z.array(z.literal(LEAGUE_CATEGORIES)).check(z.maxLength(LEAGUE_CATEGORIES.length)));

export const outcomeCategories = () =>
  maybe(z.array(z.literal(OUTCOME_CATEGORIES)).check(z.maxLength(OUTCOME_CATEGORIES.length)));

/** Template of either kind: 0 means the first preset. */
export const templateId = () => maybe(z.int().check(z.gte(0), z.lte(MAX_ID)));

type Bounds = Readonly<Record<string, unknown>>;

/**
 * Every `min…` is at most its `max…`; an error is reported on the `max…` field.
 * @param names what follows `min` and `max`
 */
export function orderedBounds<Filter extends Bounds>(...names: readonly string[]) {
  return (context: z.core.ParsePayload<Filter>): void => {
    for (const name of names) {
      const [minimum, maximum] = [context.value[`min${name}`], context.value[`max${name}`]];
      if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum)
        continue;
      context.issues.push({
        code: 'too_small',
        origin: 'number',
        minimum,
        inclusive: true,
        input: maximum,
        path: [`max${name}`],
      });
    }
  };
}

/** The filters of a body that are on. */
export type Criteria<Filter> = {
  readonly [Key in keyof Filter]?: Exclude<Filter[Key], null | undefined>;
};

/** Drops filters that are null or absent, so that only the requested ones are left. */
export function criteriaOf<Filter extends Bounds>(filter: Filter): Criteria<Filter> {
  const requested = Object.entries(filter).filter(
    ([, value]) => value !== null && value !== undefined && !isEmptyList(value),
  );
  return Object.fromEntries(requested) as Criteria<Filter>;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The parameters of a page when it opens: template, sport, and paging position. */
const FREE_KEYS: ReadonlySet<string> = new Set([
  'templateId',
  'sportType',
  'pageNumber',
  'count',
  'responseContent',
]);

/** Whether a body requires more than a preset: those responses are for subscribers. */
export function hasCriteria(filter: Bounds): boolean {
  return Object.keys(criteriaOf(filter)).some((key) => !FREE_KEYS.has(key));
}
