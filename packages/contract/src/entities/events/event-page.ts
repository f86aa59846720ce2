import * as z from 'zod/mini';
import { decimalOdds, maybeOdds, unixSecond } from '../../values/decimal-odds.ts';
import { matchStart } from '../../values/match-start.ts';
import { leagueHead } from '../league.ts';
import { matchTips } from '../match-tip.ts';
import { wireMatch } from '../wire-match.ts';
import { liveChance } from './live-chance.ts';
import { matchIncident } from './match-incident.ts';
import { matchTimeline } from './match-timeline.ts';
import { meetings } from './meetings.ts';
import { modelBasis, outcomeModel } from './outcome-model.ts';

/** Seen from the side the list is about. */
export const matchOutcome = z.enum(['won', 'drawn', 'lost']);

/** One of a side's last matches. */
export const formMatch = z.object({
  link: z.string(),
  ...matchStart,
  isHome: z.boolean(),
  opponent: z.string(),
  /** Own goals first. */
  score: z.tuple([z.int(), z.int()]),
  outcome: matchOutcome,
});

export const eventSide = z.object({
  id: z.int(),
  /** Value of the team's route. */
  link: z.string(),
  countryCode: z.string(),
  /** At most five, newest first. */
  form: z.array(formMatch).check(z.maxLength(5)),
  /**
   * In the table of the match's season; absent where the match counts for none, and before
   * the first match of the team.
   */
  place: z.optional(z.object({ position: z.int(), points: z.int() })),
  /** Hockey: starting goalies; absent until a line-up names them. */
  goalie: z.optional(z.string()),
});

/**
 * An outcome of the main line. Best is over all bookmakers, null in play; the rest is the site
 * line.
 */
export const oddsStripItem = z.object({
  oddType: z.string(),
  first: maybeOdds,
  /** While the match is priced in play the price of the play, null = suspended. */
  current: maybeOdds,
  /** Known once the match has begun. */
  closing: maybeOdds,
  best: z.nullable(z.object({ odds: decimalOdds, bookmaker: z.string() })),
  /** Absent where the model has no forecast of the match. */
  model: z.optional(outcomeModel),
});

export const eventReferee = z.object({
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
});

/** Head of a match page and the data of its first tab. */
export const eventPage = z.object({
  /** Canonical value of the match's route; another spelling is redirected to it. */
  link: z.string(),
  match: wireMatch,
  league: leagueHead,
  season: z.object({ id: z.int(), name: z.string() }),
  round: z.nullable(z.string()),
  isFriendly: z.boolean(),
  /** false: the day is known, the hour is not. */
  isTimeKnown: z.boolean(),
  /** false: its tournament begins then. */
  isDayKnown: z.optional(z.literal(false)),
  isSimulated: z.boolean(),
  /** The source of the data, as their licence requires it to be named. */
  attribution: z.nullable(z.string()),
  referee: z.nullable(eventReferee),
  home: eventSide,
  away: eventSide,
  /** Absent where they have not met. */
  meetings: z.optional(meetings),
  /** Goals and dismissals in the order they happened. */
  incidents: z.array(matchIncident),
  /** Absent until anything is known of it. */
  course: z.optional(matchTimeline),
  /**
   * `1`, `X`, `2`, who wins in the end where that is another market, over, under of the main total;
   * outcomes without any price are left out.
   */
  odds: z.array(oddsStripItem).check(z.maxLength(7)),
  modelBasis: z.optional(modelBasis),
  /** Present while the match is running and its state is known. */
  chance: z.optional(liveChance),
  /** Contents of the tabs. */
  counts: z.object({ tips: z.int(), markets: z.int() }),
  /** First page of the tips tab, in its default order. */
  tips: matchTips,
  asOf: unixSecond,
});

export type MatchOutcomeOfSide = z.output<typeof matchOutcome>;
export type FormMatch = z.output<typeof formMatch>;
export type EventSide = z.output<typeof eventSide>;
export type OddsStripItem = z.output<typeof oddsStripItem>;
export type EventReferee = z.output<typeof eventReferee>;
export type EventPage = z.output<typeof eventPage>;
