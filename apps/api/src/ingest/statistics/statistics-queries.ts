import type { StatisticsRecord } from '@tipmark/contract/feed';
import { insertRows } from '../rows/insert-rows.ts';
import type { Writes } from '../rows/writes.ts';
import { ROW, statisticsOf } from './statistics-columns.ts';
import type { StatisticsReport } from './statistics-report.ts';
import {
  loadStatisticsReports,
  type StatisticsReports,
  saveStatisticsReports,
} from './statistics-report-queries.ts';

interface Statement {
  matchId: number;
  record: StatisticsRecord;
}

/** Stores statistics of matches that have none yet, each reported by one source. */
function insertStatistics(writes: Writes, statements: readonly Statement[]): void {
  const rows = statements.flatMap(({ matchId, record }) => [
    { match_id: matchId, is_home: true, ...statisticsOf(record, 'home') },
    { match_id: matchId, is_home: false, ...statisticsOf(record, 'away') },
  ]);
  insertRows(writes, 'match_stats', rows, ROW);
}

/**
 * Stores statistics of both sides. A report is complete: a statistic that is missing is no longer
 * known by its source, and may be known by another one.
 * @param isStored whether a match may have statistics already
 * @returns ids of matches where something changed
 */
export async function saveStatistics(
  writes: Writes,
  statements: readonly Statement[],
  isStored: (matchId: number) => boolean,
): Promise<number[]> {
  const newest = new Map(statements.map((one) => [`${one.matchId} ${one.record.source}`, one]));
  const byMatch = Map.groupBy(newest.values(), ({ matchId }) => matchId);
  const fresh = [...byMatch].flatMap(([matchId, ofMatch]) =>
    ofMatch.length === 1 && !isStored(matchId) ? ofMatch : [],
  );
  insertStatistics(writes, fresh);
  const alone = new Set(fresh);
  const others = [...newest.values()].filter((one) => !alone.has(one));
  if (others.length === 0) return fresh.map(({ matchId }) => matchId);
  const stored = [...new Set(others.map(({ matchId }) => matchId))].filter(isStored);
  const reports = await loadStatisticsReports(writes, stored);
  for (const { matchId, record } of others) report(reports, matchId, record);
  return [
    ...fresh.map(({ matchId }) => matchId),
    ...(await saveStatisticsReports(writes, reports)),
  ];
}

function report(reports: StatisticsReports, matchId: number, record: StatisticsRecord): void {
  const { source } = record;
  const ofMatch = reports.get(matchId) ?? new Map<string, StatisticsReport>();
  const statistics = { home: statisticsOf(record, 'home'), away: statisticsOf(record, 'away') };
  reports.set(matchId, ofMatch.set(source, { source, ...statistics }));
}
