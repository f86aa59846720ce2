import { FEED_KIND, PAGE_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, unixSecond } from '../values/decimal-odds.ts';
import { matchWithLeague } from './league.ts';
import { matchTip, tipAuthor } from './match-tip.ts';
import { sidebar } from './page-empty.ts';

const head = {
  id: z.int(),
  at: unixSecond,
};

/** A tip was posted, or settled. */
const feedTip = z.object({
  ...head,
  kind: z.literal([FEED_KIND.tipPosted, FEED_KIND.tipSettled]),
  ...matchWithLeague.shape,
  tip: matchTip,
});

/** `streak`: that many tips won in a row; `rank`: among that many first of the rating. */
const feedMilestone = z.object({
  ...head,
  kind: z.literal(FEED_KIND.milestone),
  author: tipAuthor,
  milestone: z.enum(['streak', 'rank']),
  value: z.int(),
});

/** A price fell by fifteen percent or more. */
const feedDrop = z.object({
  ...head,
  kind: z.literal(FEED_KIND.oddsDrop),
  ...matchWithLeague.shape,
  oddType: z.string(),
  first: decimalOdds,
  odds: decimalOdds,
});

/** The outcome of a match with the highest claim of the model; price and time are frozen. */
const feedMathTip = z.object({
  ...head,
  kind: z.literal(FEED_KIND.mathTip),
  ...matchWithLeague.shape,
  oddType: z.string(),
  odds: decimalOdds,
  probabilityPercent: z.number(),
  /** What the model alone claims for the price: the rule of the tip, no expectation. */
  claimedPercent: z.number(),
});

/** A season of a contest began, or its ranks are final. */
const feedContestNews = z.object({
  ...head,
  kind: z.literal(FEED_KIND.contestNews),
  contestSeasonId: z.int(),
  event: z.enum(['opened', 'closed']),
  /** First rank; null when no user qualified, and while the season runs. */
  winner: z.nullable(tipAuthor),
});

export const feedItem = z.discriminatedUnion('kind', [
  feedTip,
  feedMilestone,
  feedDrop,
  feedMathTip,
  feedContestNews,
]);

export const feedPage = z.object({
  /** The newest first. */
  items: z.array(feedItem).check(z.maxLength(PAGE_SIZE.feed)),
  /** Send it for the next page; null at the end. */
  lastItemId: z.nullable(z.int()),
  /** Cappers the caller follows; null for a guest. */
  countOfFollows: z.nullable(z.int()),
  sidebar: z.nullable(sidebar),
  asOf: unixSecond,
});

export type FeedItem = z.output<typeof feedItem>;
export type FeedPage = z.output<typeof feedPage>;
