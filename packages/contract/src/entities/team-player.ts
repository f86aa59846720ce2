import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { originalName } from '../values/original-name.ts';
import { matchOutcome } from './events/event-page.ts';
import { leagueHead, matchWithLeague } from './league.ts';
import { teamWithCountry } from './team-page.ts';

/** What a player did in one match, or in a season; what his sport does not count is absent. */
const actions = {
  goals: z.int(),
  assists: z.int(),
  yellowCards: z.optional(z.int()),
  redCards: z.optional(z.int()),
  penaltyMinutes: z.optional(z.int()),
  /** Of a goalie in matches he began, where shots are reported. */
  shots: z.optional(z.int()),
  saves: z.optional(z.int()),
};

const playerSeason = z.object({
  ...actions,
  season: z.object({ id: z.int(), name: z.string() }),
  league: leagueHead,
  /** He was on in; null where no line-up of the season is known. */
  matches: z.nullable(z.int()),
  /** null where matches do not say who is on at which minute. */
  minutes: z.nullable(z.int()),
  /** A goalie’s matches with shots, and those in which his team conceded nothing. */
  goalieMatches: z.optional(z.int()),
  shutouts: z.optional(z.int()),
  /** Mean of the rated matches, and their number; null = none, or a former season. */
  rating: z.nullable(z.number()),
  countOfRated: z.int(),
});

const playerMatch = z.extend(matchWithLeague, {
  ...actions,
  outcome: matchOutcome,
  isHome: z.boolean(),
  /** Absent where they are not known; 0 = he stayed on the bench. */
  minutes: z.optional(z.int()),
  /** He was on; false = on the bench. */
  isOn: z.boolean(),
  rating: z.nullable(z.number()),
});

/** A player of a team, from its squads, line-ups and the events of its matches. */
export const teamPlayer = z.object({
  player: z.object({
    /** Value of the player’s part of the route. */
    link: z.string(),
    name: z.string(),
    originalName,
    number: z.nullable(z.int()),
    position: z.nullable(z.enum(['GK', 'DF', 'MF', 'FW'])),
    /** Full years. */
    age: z.nullable(z.int()),
    /** Club of a player of a national team. */
    club: z.nullable(z.string()),
  }),
  team: teamWithCountry,
  isSimulated: z.boolean(),
  attribution: z.optional(z.string()),
  /** Newest first; only those in which he is named. */
  seasons: z.array(playerSeason).check(z.maxLength(40)),
  /** Matches of his newest season in which he is named, newest first. */
  matches: z.array(playerMatch).check(z.maxLength(20)),
  /** Shots are part of the ratings. */
  hasShots: z.boolean(),
  asOf: unixSecond,
});

export type TeamPlayer = z.output<typeof teamPlayer>;
