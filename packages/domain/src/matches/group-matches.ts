import type { MatchStatus } from '../enumerations/match-status.ts';
import { isFinished, isLive, isScheduled } from './match-state.ts';

/** The fields of a match needed for grouping; the rest is passed through. */
export interface GroupableMatch {
  readonly status: MatchStatus;
  readonly liveState?: string | undefined;
  readonly startsAt: number;
  readonly views: number;
  readonly countOfTips: number;
}

export interface MatchLists<Match> {
  readonly all: readonly Match[];
  readonly live: readonly Match[];
  readonly finished: readonly Match[];
  readonly scheduled: readonly Match[];
  /** Matches with tips. */
  readonly tips: readonly Match[];
}

export type GroupedLeague<League, Match> = { readonly league: League } & MatchLists<Match>;

interface WithMatches {
  readonly matches: readonly GroupableMatch[];
}

/** The lists behind the tabs of results pages, per league. Leagues without matches are dropped. */
export function groupMatches<League extends WithMatches>(
  leagues: readonly League[],
  nowSeconds: number,
): GroupedLeague<League, League['matches'][number]>[] {
  return leagues
    .filter((league) => league.matches.length > 0)
    .map((league) => ({
      league,
      ...matchLists<League['matches'][number]>(league.matches, nowSeconds),
    }));
}

/** The five lists of some matches, each in the given order. */
export function matchLists<Match extends GroupableMatch>(
  matches: readonly Match[],
  nowSeconds: number,
): MatchLists<Match> {
  return {
    all: matches,
    live: matches.filter(isLive),
    finished: matches.filter((match) => isFinished(match.status)),
    scheduled: matches.filter((match) => isScheduled(match, nowSeconds)),
    tips: matches.filter((match) => match.countOfTips > 0),
  };
}
