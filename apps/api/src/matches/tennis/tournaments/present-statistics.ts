import type { TournamentStatistics } from '@tipmark/contract';
import { editionStatistics, MATCH_STATUS } from '@tipmark/domain';
import { playOfListRow } from '../../play/play-of-list-row.ts';
import type { TennisRow } from '../tennis-queries.ts';
import { winnerOf } from '../tennis-result.ts';

const HUNDREDTHS = 100;
const PLAYED: ReadonlySet<number> = new Set([MATCH_STATUS.finished, MATCH_STATUS.finishedRetired]);

function resultOf(row: TennisRow) {
  const winner = PLAYED.has(row.status) ? winnerOf(row) : null;
  const play = playOfListRow(row);
  if (winner === null || !('sets' in play)) return [];
  const [home = null, away = null] = row.odds_closing ?? [];
  return {
    winner,
    bestOf: play.bestOf,
    sets: play.sets.slice(0, play.completedSets),
    isRetired: row.status === MATCH_STATUS.finishedRetired,
    ranks: [row.home_rank, row.away_rank] as const,
    prices: [home, away] as const,
  };
}

/** What happened in an edition, in the form of the API. */
export function presentStatistics(rows: readonly TennisRow[]): TournamentStatistics {
  const { sets: _sets, gamesPerMatch, ...statistics } = editionStatistics(rows.flatMap(resultOf));
  return {
    ...statistics,
    walkovers: rows.filter(({ status }) => status === MATCH_STATUS.walkover).length,
    gamesPerMatch:
      gamesPerMatch === null ? null : Math.round(gamesPerMatch * HUNDREDTHS) / HUNDREDTHS,
  };
}
