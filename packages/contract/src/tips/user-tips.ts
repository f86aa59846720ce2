import { PAGE_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { leagueHead } from '../entities/league.ts';
import { delayedTip, matchTip } from '../entities/match-tip.ts';
import { wireMatch } from '../entities/wire-match.ts';
import { maybeOdds } from '../values/decimal-odds.ts';

/** A tip of a known capper with the match it is on. */
export const userTip = z.object({
  league: z.pick(leagueHead, { id: true, link: true, name: true }),
  /** Without crests, prices, forecasts and views. */
  match: wireMatch,
  tip: z.extend(z.omit(matchTip, { author: true }), {
    /** Last site line before the start; null until then, and where there was none. */
    closingOdds: maybeOdds,
  }),
  sport: z.int(),
});

export const userTips = z.object({
  tips: z.array(userTip).check(z.maxLength(PAGE_SIZE.profileTips)),
  /** Only with the first page. */
  delayed: z.optional(z.array(delayedTip).check(z.maxLength(PAGE_SIZE.profileTips))),
  count: z.int(),
  /** Send it for the next page; null at the end. */
  lastTipId: z.nullable(z.int()),
});

export type UserTip = z.output<typeof userTip>;
export type UserTips = z.output<typeof userTips>;
