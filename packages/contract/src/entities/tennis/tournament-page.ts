import { DRAW_ENTRIES, REACHED_ROUNDS, REACHED_STATES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { surfaceOfCourt } from '../../values/court.ts';
import { unixSecond } from '../../values/decimal-odds.ts';
import { originalName } from '../../values/original-name.ts';
import { leagueHead } from '../league.ts';
import { wireMatch } from '../wire-match.ts';
import { tennisDraw } from './tennis-draw.ts';

const court = z.nullable(surfaceOfCourt);
/** Key of the tour; null = not known, as of pairs. */
const tour = z.nullable(z.string());

/** A player, or a pair, of a tournament. */
const playerOfTournament = z.object({
  id: z.int(),
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
});

/** From the first match to the last. */
const dates = {
  startsAt: unixSecond,
  /** null: not known. */
  endsAt: z.nullable(unixSecond),
};

/** What is known of the days of a tournament: it is to come, goes on, or is over. */
const editionState = z.enum(['next', 'running', 'over']);

/** A year of a tournament; a venue may host two of them. */
const edition = z.object({
  seasonId: z.int(),
  /** The year. */
  name: z.string(),
  /** Which one of the year, from 1; absent where there is one. */
  part: z.optional(z.int()),
});

/** A decided final. */
const finalItem = z.extend(edition, {
  court,
  champion: playerOfTournament,
  finalist: playerOfTournament,
  isChampionHome: z.boolean(),
  match: wireMatch,
});

/** A tournament in the list of tournaments. */
const tournamentRow = z.extend(leagueHead, {
  originalName,
  tour,
  court,
  /** Current, else next, else last; null = none is known. */
  edition: z.nullable(z.object({ name: z.string(), ...dates, state: editionState })),
  /** Of the last decided final, with its year. */
  champion: z.nullable(
    z.object({ player: playerOfTournament, season: z.string(), matchLink: z.string() }),
  ),
});

export const tournamentsPage = z.object({
  tournaments: z.array(tournamentRow).check(z.maxLength(50)),
  /** Tournaments under these conditions. */
  count: z.int(),
  /** Of all tournaments: what the conditions may name. */
  tours: z.array(z.string()).check(z.maxLength(20)),
  courts: z.array(surfaceOfCourt).check(z.maxLength(5)),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

const shareOf = z.object({ count: z.int(), of: z.int() });

/** How far a player with a seed, or with a high rank, came. */
const reached = z.object({
  player: playerOfTournament,
  seed: z.nullable(z.int()),
  entry: z.nullable(z.enum(DRAW_ENTRIES)),
  /** Rank in the ranking of the tour, as stated with its matches. */
  rank: z.nullable(z.int()),
  round: z.enum(REACHED_ROUNDS),
  /** Whether that round was won; won in the final = champion. */
  state: z.enum(REACHED_STATES),
  opponent: playerOfTournament,
  matchLink: z.string(),
});

const statistics = z.object({
  /** Played ones with a winner. */
  matches: z.int(),
  retired: z.int(),
  walkovers: z.int(),
  tieBreaks: shareOf,
  deciding: shareOf,
  straight: shareOf,
  /** Won by the side with the lower closing price; `of` = 0 where there are no prices. */
  favourites: shareOf,
  /** Won by the side with the better rank. */
  higherRanked: shareOf,
  /** Two decimals; null without a match played to its end. */
  gamesPerMatch: z.nullable(z.number()),
});

const matchOfRound = z.object({ round: z.nullable(z.string()), match: wireMatch });

/** An edition of a tournament. */
export const tournamentPage = z.object({
  league: leagueHead,
  originalName,
  isSimulated: z.boolean(),
  /** The authors of the data shown, all of them. */
  attribution: z.nullable(z.string()),
  tour,
  court,
  edition: z.extend(edition, { ...dates, state: editionState, isLast: z.boolean() }),
  /** Newest first. */
  editions: z.array(edition).check(z.maxLength(400)),
  /** The decided final of this edition; null = none yet, or a competition of teams. */
  final: z.nullable(finalItem),
  /** Who won the edition before it; null = not known. */
  holder: z.nullable(z.object({ player: playerOfTournament, season: z.string() })),
  /** Matches of its knock-out, and decided finals of all years: what tabs have. */
  counts: z.object({ matches: z.int(), drawn: z.int(), finals: z.int() }),
  statistics,
  /** Seeds in their order; without any the highest ranked. */
  reached: z.array(reached).check(z.maxLength(64)),
  areSeeded: z.boolean(),
  /** Live ones first. */
  next: z.array(matchOfRound).check(z.maxLength(10)),
  /** Newest first. */
  results: z.array(matchOfRound).check(z.maxLength(20)),
  asOf: unixSecond,
});

export const tournamentDraw = z.omit(tennisDraw, { link: true });

const titles = z.object({
  player: playerOfTournament,
  titles: z.int(),
  /** Finals lost. */
  lost: z.int(),
  /** The year of the last title. */
  last: z.string(),
});

const wins = z.object({ player: playerOfTournament, won: z.int(), lost: z.int() });

export const tournamentHistory = z.object({
  league: leagueHead,
  /** Newest first. */
  finals: z.array(finalItem).check(z.maxLength(200)),
  /** Most titles first. */
  titles: z.array(titles).check(z.maxLength(10)),
  /** Most matches won in all years first. */
  wins: z.array(wins).check(z.maxLength(10)),
  asOf: unixSecond,
});

export type PlayerOfTournament = z.output<typeof playerOfTournament>;
export type EditionItem = z.output<typeof edition>;
export type FinalItem = z.output<typeof finalItem>;
export type TournamentRow = z.output<typeof tournamentRow>;
export type TournamentsPage = z.output<typeof tournamentsPage>;
export type ReachedItem = z.output<typeof reached>;
export type TournamentStatistics = z.output<typeof statistics>;
export type TournamentPage = z.output<typeof tournamentPage>;
export type TournamentDraw = z.output<typeof tournamentDraw>;
export type TournamentHistory = z.output<typeof tournamentHistory>;
