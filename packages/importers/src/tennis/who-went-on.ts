import { isDrawRound, MATCH_STATUS, sizeOfRound } from '@tipmark/domain';
import type { FilePlayer, TennisMatch } from './tennis-match.ts';

/** Unfinished: the score does not show the winner. */
const BROKEN_OFF = new Set<number>([MATCH_STATUS.finishedRetired, MATCH_STATUS.walkover]);

/** A venue may host two tournaments in a year; rounds of one are not further apart. */
const MOST_DAYS = 6;
const DAY_MS = 86_400_000;

/**
 * Files sometimes name the player who gave up as the winner. The player who is in the next round of
 * the draw won; if both are, or neither is, the file is right.
 */
export function withTrueWinners(matches: readonly TennisMatch[]): TennisMatch[] {
  const rounds = Map.groupBy(matches, (match) => roundKey(match, sizeOf(match)));
  return matches.map((match) => {
    const size = sizeOf(match);
    if (size < 2 || !BROKEN_OFF.has(match.status)) return match;
    const next = rounds.get(roundKey(match, size / 2)) ?? [];
    const goesOn = ({ key }: FilePlayer) =>
      next.some((later) => isSoonAfter(match, later) && plays(later, key));
    return goesOn(match.loser) && !goesOn(match.winner) ? turnedAround(match) : match;
  });
}

/** 0 for a round outside the knock-out. */
const sizeOf = ({ round }: TennisMatch): number =>
  round !== undefined && isDrawRound(round) ? sizeOfRound(round) : 0;

const roundKey = ({ tour, tournament, season }: TennisMatch, size: number): string =>
  `${tour} ${tournament} ${season} ${size}`;

const plays = ({ winner, loser }: TennisMatch, key: string): boolean =>
  winner.key === key || loser.key === key;

function isSoonAfter({ day }: TennisMatch, later: TennisMatch): boolean {
  const days = (Date.parse(later.day) - Date.parse(day)) / DAY_MS;
  return days >= 0 && days <= MOST_DAYS;
}

type Pair = readonly [number, number];
const swapped = ([one, other]: Pair): [number, number] => [other, one];

/** The same match won by the other one. */
function turnedAround(match: TennisMatch): TennisMatch {
  const { winner, loser, sets, setsWon, statistics, prices } = match;
  return {
    ...match,
    winner: loser,
    loser: winner,
    sets: sets.map(({ games, tieBreak, isWhole }) => ({
      games: swapped(games),
      isWhole,
      ...(tieBreak === undefined ? {} : { tieBreak: swapped(tieBreak) }),
    })),
    ...(setsWon === undefined ? {} : { setsWon: swapped(setsWon) }),
    ...(statistics === undefined
      ? {}
      : { statistics: { winner: statistics.loser, loser: statistics.winner } }),
    prices: prices.map(({ bookmaker, winner: ofWinner, loser: ofLoser }) => ({
      bookmaker,
      ...(ofLoser === undefined ? {} : { winner: ofLoser }),
      ...(ofWinner === undefined ? {} : { loser: ofWinner }),
    })),
  };
}
