import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { originalName } from '../../values/original-name.ts';
import { calledOff, matchWithLeague } from '../league.ts';
import { teamWithPlace } from '../team-page.ts';
import { playerRecord, wonAndLost } from './player-record.ts';
import { tennisMatchList } from './tennis-event-page.ts';

/** A place in the ranking of the tour, and the match it was reported with. */
const rankAt = z.object({ place: z.int(), at: unixSecond });

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
  player: teamWithPlace,
  originalName,
  isSimulated: z.boolean(),
  /** The authors of the data shown, all of them. */
  attribution: z.optional(z.string()),
  /** Of the newest match with one, and the best one; null while not reported. */
  rank: z.nullable(rankAt),
  bestRank: z.nullable(rankAt),
  /** Finals won and lost. */
  finals: wonAndLost,
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
