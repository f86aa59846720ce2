import { ANSWER_LIMIT, HOME_BLOCK, HOME_BLOCK_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { dayTip } from './day-tips.ts';
import { droppedOdds, refereeOfDay, watchedTeam } from './home-items.ts';
import { leagueWithMatches, matchWithLeague, popularLeague } from './league.ts';
import { ratedCapper } from './users-rating.ts';
import { valueTrendsTeaser } from './value-trend.ts';

/** Where "more" of a block leads: a named route and its parameters. */
const more = {
  routeName: z.string(),
  params: z.record(z.string(), z.string()),
};

const popularMatchesBlock = z.object({
  kind: z.literal(HOME_BLOCK.popularMatches),
  items: z.array(matchWithLeague).check(z.maxLength(HOME_BLOCK_SIZE.popularMatches)),
  ...more,
});

const liveMatchesBlock = z.object({
  kind: z.literal(HOME_BLOCK.liveMatches),
  items: z.array(leagueWithMatches).check(z.maxLength(HOME_BLOCK_SIZE.liveMatches)),
  ...more,
});

const popularLeaguesBlock = z.object({
  kind: z.literal(HOME_BLOCK.popularLeagues),
  items: z.array(popularLeague).check(z.maxLength(HOME_BLOCK_SIZE.popularLeagues)),
  ...more,
});

/** The first few: all of them are for subscribers. */
const valueTrendsBlock = z.object({
  kind: z.literal(HOME_BLOCK.valueTrends),
  items: valueTrendsTeaser,
  ...more,
});

const droppingOddsBlock = z.object({
  kind: z.literal(HOME_BLOCK.droppingOdds),
  items: z.array(droppedOdds).check(z.maxLength(HOME_BLOCK_SIZE.droppingOdds)),
  ...more,
});

const premiumCappersBlock = z.object({
  kind: z.literal(HOME_BLOCK.premiumCappers),
  items: z.array(ratedCapper).check(z.maxLength(HOME_BLOCK_SIZE.premiumCappers)),
  ...more,
});

const refereesBlock = z.object({
  kind: z.literal(HOME_BLOCK.referees),
  items: z.array(refereeOfDay).check(z.maxLength(HOME_BLOCK_SIZE.referees)),
  ...more,
});

const teamsBlock = z.object({
  kind: z.literal(HOME_BLOCK.teams),
  items: z.array(watchedTeam).check(z.maxLength(HOME_BLOCK_SIZE.teams)),
  ...more,
});

/** Of different cappers, the best placed first, on matches of the next 24 hours. */
const dayTipsBlock = z.object({
  kind: z.literal(HOME_BLOCK.dayTips),
  items: z.array(dayTip).check(z.maxLength(ANSWER_LIMIT.dayTips)),
  ...more,
});

export const homeBlock = z.discriminatedUnion('kind', [
  popularMatchesBlock,
  liveMatchesBlock,
  valueTrendsBlock,
  droppingOddsBlock,
  premiumCappersBlock,
  refereesBlock,
  teamsBlock,
  popularLeaguesBlock,
  dayTipsBlock,
]);

/** Blocks in the order of the page; empty ones are not sent. */
export const mainPage = z.object({
  blocks: z.array(homeBlock).check(z.maxLength(9)),
  /** Matches in play, those beyond the block included. */
  countOfLive: z.int(),
  /** Matches of the viewer's day. */
  countOfMatches: z.int(),
  asOf: z.int(),
});

export type HomeBlock = z.output<typeof homeBlock>;
export type MainPage = z.output<typeof mainPage>;
