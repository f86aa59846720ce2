import { COURT_TYPE, type CourtType } from '../enumerations/sport.ts';
import { type Pair, sumPairs } from '../matches/played.ts';

/** A match with a winner: played to its end, or retired from. Only completed sets count. */
export interface TennisResult {
  readonly homeId: number;
  readonly awayId: number;
  /** Unix seconds. */
  readonly startsAt: number;
  readonly court: CourtType | null;
  readonly bestOf: 3 | 5;
  /** Games of completed sets, home first. */
  readonly sets: readonly Pair[];
  readonly winner: 1 | 2;
}

/** Own first: won and lost. */
export interface PlayerRecord {
  readonly matches: Pair;
  readonly sets: Pair;
  readonly games: Pair;
  readonly tieBreaks: Pair;
  /** Sets that decided the match: the third of three, the fifth of five. */
  readonly decidingSets: Pair;
  /** Games of both in a set; null without a set. */
  readonly gamesPerSet: number | null;
  /** The surfaces it played on, in the order of the court types. */
  readonly surfaces: readonly { readonly court: CourtType; readonly matches: Pair }[];
  /** Matches won or lost in a row up to the newest; null without a match. */
  readonly streak: { readonly isWon: boolean; readonly count: number } | null;
}

const NOTHING: Pair = [0, 0];
const SIX_ALL_AND_ONE = 13;

type OwnResult = Pick<TennisResult, 'court' | 'startsAt' | 'bestOf'> & {
  readonly isWon: boolean;
  /** Own games first. */
  readonly sets: readonly Pair[];
};

function ownResult(result: TennisResult, playerId: number): OwnResult {
  const { court, startsAt, bestOf, sets, winner } = result;
  const isHome = result.homeId === playerId;
  return {
    court,
    startsAt,
    bestOf,
    isWon: (winner === 1) === isHome,
    sets: isHome ? sets : sets.map(([home, away]): Pair => [away, home]),
  };
}

const wonOrLost = (isWon: boolean): Pair => (isWon ? [1, 0] : [0, 1]);

const setsAs = (sets: readonly Pair[]): Pair =>
  sumPairs(sets.map(([own, other]) => wonOrLost(own > other)));

/** Totals of a player's matches, in any order. */
export function playerRecord(results: readonly TennisResult[], playerId: number): PlayerRecord {
  const own = results
    .filter(({ homeId, awayId }) => homeId === playerId || awayId === playerId)
    .map((result) => ownResult(result, playerId))
    .toSorted((one, other) => other.startsAt - one.startsAt);
  const sets = own.flatMap((result) => result.sets);
  const games = sumPairs(sets);
  return {
    matches: sumPairs(own.map(({ isWon }) => wonOrLost(isWon))),
    sets: setsAs(sets),
    games,
    tieBreaks: setsAs(sets.filter(([one, other]) => one + other === SIX_ALL_AND_ONE)),
    decidingSets: setsAs(own.flatMap(({ sets: all, bestOf }) => all.slice(bestOf - 1))),
    gamesPerSet: sets.length === 0 ? null : (games[0] + games[1]) / sets.length,
    surfaces: surfacesOf(own),
    streak: streakOf(own),
  };
}

function surfacesOf(own: readonly OwnResult[]): PlayerRecord['surfaces'] {
  return Object.values(COURT_TYPE).flatMap((court) => {
    const matches = own
      .filter((result) => result.court === court)
      .map(({ isWon }) => wonOrLost(isWon));
    return matches.length === 0 ? [] : [{ court, matches: matches.reduce(addPairs, NOTHING) }];
  });
}

const addPairs = (one: Pair, other: Pair): Pair => sumPairs([one, other]);

function streakOf(newestFirst: readonly OwnResult[]): PlayerRecord['streak'] {
  const [newest] = newestFirst;
  if (newest === undefined) return null;
  const end = newestFirst.findIndex(({ isWon }) => isWon !== newest.isWon);
  return { isWon: newest.isWon, count: end < 0 ? newestFirst.length : end };
}
