import { ANSWER_LIMIT, PAGE_SIZE, SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { leagueHead } from '../entities/league.ts';
import { matchTip, tipAuthor } from '../entities/match-tip.ts';
import { ratedCapper } from '../entities/users-rating.ts';
import { wireMatch } from '../entities/wire-match.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { searchTemplate } from './search-template.ts';
import { tipsSearchFilter } from './tips-search-filter.ts';

const sport = z.enum(SPORT);

/** An open tip, with its author's statistics over the period of the search. */
const foundTip = z.extend(matchTip, {
  author: z.extend(tipAuthor, {
    profitPercent: z.nullable(z.number()),
    clvPercent: z.nullable(z.number()),
  }),
  sport,
  matchId: z.int(),
  /** The price taken against the current line without its margin; null without a complete line. */
  valuePercent: z.nullable(z.number()),
});

/** A choice of a filter, with how many tips it would leave. */
const foundLeague = z.extend(leagueHead, { sport, countOfTips: z.int() });
const outcomesCategory = z.object({ sport, id: z.int(), countOfTips: z.int() });

export const foundTips = z.object({
  tips: z.array(foundTip).check(z.maxLength(PAGE_SIZE.searchTips)),
  /** Number of tips on all pages. */
  count: z.int(),
  /** Leagues one may choose under the other criteria, most tips first. */
  leagues: z.array(foundLeague).check(z.maxLength(ANSWER_LIMIT.filterIds)),
  /** Matches of the tips, and with the first page those one may choose; soonest first. */
  matches: z.array(wireMatch).check(z.maxLength(ANSWER_LIMIT.searchMatches)),
  outcomesCategories: z.array(outcomesCategory),
  /** The chosen ones; none = all. */
  activeOutcomesCategories: z.array(z.object({ sport, id: z.int() })),
  nextPageNumber: z.nullable(z.int()),
  /** 0 = all. */
  activeTipsCountPerUser: z.int(),
  premiumCappers: z.array(ratedCapper),
  /** The template the response is based on or derived from; null for a custom search. */
  template: z.nullable(searchTemplate(tipsSearchFilter)),
  asOf: unixSecond,
});

export type FoundTip = z.output<typeof foundTip>;
export type FoundLeague = z.output<typeof foundLeague>;
export type FoundTips = z.output<typeof foundTips>;
