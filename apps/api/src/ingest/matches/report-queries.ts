import { sql } from 'kysely';
import type { StoredWatermark } from '../../platform/database/feed-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import { type MatchReport, REPORTED_AT, reportOfRow } from './match-report.ts';
import type { MatchState } from './match-state.ts';

/** Reports by match and source. */
export type StoredReports = ReadonlyMap<number, ReadonlyMap<string, MatchReport>>;

export async function loadReports(tx: Tx, matchIds: readonly number[]): Promise<StoredReports> {
  const reports = new Map<number, Map<string, MatchReport>>();
  if (matchIds.length === 0) return reports;
  const rows = await tx
    .selectFrom('match_reports')
    .select(['match_id', 'source', 'facts'])
    .where(sql<boolean>`match_id = any(${matchIds}::int[])`)
    .execute();
  for (const { match_id, source, facts } of rows) {
    const ofMatch = reports.get(match_id) ?? new Map<string, MatchReport>();
    reports.set(
      match_id,
      ofMatch.set(source, { ...(facts as Omit<MatchReport, 'source'>), source }),
    );
  }
  return reports;
}

/**
 * The reports of matches, those of one source included, which are their rows.
 * @returns the reports of a match, none where no source reported it
 */
export async function loadAllReports(
  tx: Tx,
  matches: readonly MatchState[],
): Promise<(match: MatchState) => readonly MatchReport[]> {
  const ids = matches.map(({ id }) => id);
  const stored = await loadReports(tx, ids);
  const { rows } = await sql<{
    id: number;
    source: string;
    status: StoredWatermark | null;
    reportedAt: string | null;
  }>`
    select distinct on (match_id) match_id as id, source, heads -> 'status' as status,
      heads -> ${REPORTED_AT} ->> 1 as "reportedAt"
    from feed_sequences where match_id = any(${ids}::int[]) order by match_id, source
  `.execute(tx);
  const heads = new Map(rows.map((row) => [row.id, row]));
  return (match) => {
    const reports = stored.get(match.id);
    if (reports !== undefined) return [...reports.values()];
    const head = heads.get(match.id);
    if (head === undefined) return [];
    const [, status, , correctionSeq = -1] = head.status ?? [];
    const reportedAt = head.reportedAt ?? undefined;
    const isCorrected = correctionSeq >= 0;
    return [reportOfRow(match, head.source, { status, isCorrected, reportedAt })];
  };
}

/** Stores reports; those of the same source and match are replaced. */
export function saveReports(
  writes: Writes,
  reports: readonly { matchId: number; report: MatchReport }[],
): void {
  if (reports.length === 0) return;
  const rows = reports.map(({ matchId, report: { source, ...facts } }) => {
    return { match_id: matchId, source, facts };
  });
  void writes.send(sql`
    insert into match_reports (match_id, source, facts)
    select match_id, source, facts from ${rowsAsTable(rows, 'match_id int, source text, facts jsonb')}
    on conflict (match_id, source) do update set facts = excluded.facts
    where match_reports.facts <> excluded.facts
  `);
}
