import { HOME_BLOCK } from '@tipmark/domain';
import * as z from 'zod/mini';
import { leagueWithMatches, matchWithLeague, popularLeague } from './league.ts';

/** Where "more" of a block leads: a named route and its parameters. */
const more = {
  routeName: z.string(),
  params: z.record(z.string(), z.string()),
};

const popularMatchesBlock = z.object({
  kind: z.literal(HOME_BLOCK.popularMatches),
  items: z.array(matchWithLeague).check(z.maxLength(8)),
  ...more,
});

const liveMatchesBlock = z.object({
  kind: z.literal(HOME_BLOCK.liveMatches),
  items: z.array(leagueWithMatches).check(z.maxLength(12)),
  ...more,
});

const popularLeaguesBlock = z.object({
  kind: z.literal(HOME_BLOCK.popularLeagues),
  items: z.array(popularLeague).check(z.maxLength(10)),
  ...more,
});

export const homeBlock = z.discriminatedUnion('kind', [
  popularMatchesBlock,
  liveMatchesBlock,
  popularLeaguesBlock,
]);

/** Blocks in the order of the page; empty ones are not sent. */
export const mainPage = z.object({
  blocks: z.array(homeBlock).check(z.maxLength(8)),
  asOf: z.int(),
});

export type HomeBlock = z.output<typeof homeBlock>;
export type MainPage = z.output<typeof mainPage>;
