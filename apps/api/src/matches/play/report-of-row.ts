import type { MatchReport, Pair, Sport } from '@tipmark/domain';
import type { PlayedMatchRow } from './played-match-row.ts';

const pairOf = (home: number | null, away: number | null): Pair | null =>
  home === null || away === null ? null : [home, away];

function partsOf({ home_periods: home, away_periods: away }: PlayedMatchRow): Pair[] | null {
  return home && away ? home.map((count, index): Pair => [count, away[index] ?? 0]) : null;
}

/** What is stored of a match, as far as its parts can contradict each other. */
export function reportOfRow(row: PlayedMatchRow): MatchReport {
  const score = pairOf(row.home_score, row.away_score);
  return {
    sport: row.sport as Sport,
    status: row.status,
    startsAt: row.starts_at,
    bestOf: row.best_of,
    score: score && {
      home: score[0],
      away: score[1],
      periods: partsOf(row),
      extra: pairOf(row.home_extra, row.away_extra),
      penalties: pairOf(row.home_penalties, row.away_penalties),
    },
    advancing: row.advancing === 1 ? 'home' : row.advancing === 2 ? 'away' : null,
    playedMinutes: row.played_minutes,
  };
}
