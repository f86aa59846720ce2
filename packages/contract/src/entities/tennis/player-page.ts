import * as z from 'zod/mini';
import { surfaceOfCourt } from '../../values/court.ts';
import { unixSecond } from '../../values/decimal-odds.ts';
import { originalName } from '../../values/original-name.ts';
import { calledOff, leagueHead, matchWithLeague } from '../league.ts';
import { teamWithCountry } from '../team-page.ts';
import { wireMatch } from '../wire-match.ts';
import { playerRecord, wonAndLost } from './player-record.ts';
import { rankAt } from './ranking-page.ts';
import { tennisMatchList } from './tennis-event-page.ts';

/** An opponent of the player, the most frequent first. */
const rival = z.object({
  id: z.int(),
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
  matches: wonAndLost,
  lastAt: unixSecond,
});

/** A tennis player with totals of the matches. */
export const playerPage = z.object({
  player: teamWithCountry,
  originalName,
  isSimulated: z.boolean(),
  /** The authors of the data shown, all of them. */
  attribution: z.optional(z.string()),
  /** Of the newest match with one, and the best one; null while not reported. */
  rank: z.nullable(rankAt),
  bestRank: z.nullable(rankAt),
  /** Key of the tour; null = not known. */
  tour: z.nullable(z.string()),
  /** The last rank stated in each week, oldest first; weeks without a match have none. */
  ranks: z.array(rankAt).check(z.maxLength(120)),
  /** Finals won and lost. */
  finals: wonAndLost,
  /** The same ones, newest first. */
  finalMatches: z
    .array(
      z.object({
        league: leagueHead,
        season: z.string(),
        court: z.nullable(surfaceOfCourt),
        isWon: z.boolean(),
        /** Which side of the match the player is. */
        isHome: z.boolean(),
        match: wireMatch,
      }),
    )
    .check(z.maxLength(300)),
  /** Over all matches, regardless of the filters. */
  career: playerRecord,
  rivals: z.array(rival).check(z.maxLength(10)),
  /** The opponent selected by the filters. */
  rival: z.nullable(rival),
  /** Matches chosen by the filters, newest first, and their totals. */
  results: z.omit(tennisMatchList, { side: true }),
  /** Live ones first. */
  fixtures: z.array(matchWithLeague).check(z.maxLength(10)),
  calledOff,
  asOf: unixSecond,
});

export type PlayerPage = z.output<typeof playerPage>;
export type PlayerRival = z.output<typeof rival>;
