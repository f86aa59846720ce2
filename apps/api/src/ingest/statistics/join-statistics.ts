import type { Writes } from '../rows/writes.ts';
import { mergeStatistics, type StatisticsReport } from './statistics-report.ts';
import {
  loadStatisticsReports,
  type StatisticsReports,
  saveStatisticsReports,
} from './statistics-report-queries.ts';

interface RowsOfMatch {
  fromId: number;
  intoId: number;
  isSwapped: boolean;
}

/**
 * Gives the second of two rows of a match what was reported of the statistics of both. Call before
 * the sources of the first are moved.
 */
export async function joinStatistics(writes: Writes, joins: readonly RowsOfMatch[]): Promise<void> {
  const ids = joins.flatMap(({ fromId, intoId }) => [fromId, intoId]);
  const reports = await loadStatisticsReports(writes, ids);
  const joined: StatisticsReports = new Map();
  for (const { fromId, intoId, isSwapped } of joins) {
    const ofFrom = [...(reports.get(fromId)?.values() ?? [])];
    if (ofFrom.length === 0) continue;
    const both = [
      ...(
        joined.get(intoId) ??
        reports.get(intoId) ??
        new Map<string, StatisticsReport>()
      ).values(),
      ...ofFrom.map((report) => (isSwapped ? swapped(report) : report)),
    ];
    const bySource = Map.groupBy(both, ({ source }) => source);
    joined.set(
      intoId,
      new Map([...bySource].map(([source, all]) => [source, { source, ...mergeStatistics(all) }])),
    );
  }
  await saveStatisticsReports(writes, joined);
}

const swapped = (report: StatisticsReport): StatisticsReport => ({
  ...report,
  home: report.away,
  away: report.home,
});
