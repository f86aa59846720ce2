import { sql } from 'kysely';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import { COLUMNS, ROW, type SideStatistics } from './statistics-columns.ts';
import { mergeStatistics, type StatisticsReport } from './statistics-report.ts';

/** What sources report of the statistics of matches, by match and source. */
export type StatisticsReports = Map<number, Map<string, StatisticsReport>>;

/**
 * The reports of matches. Where one source reports the statistics of a match, the rows of the match
 * are its report.
 */
export async function loadStatisticsReports(
  writes: Writes,
  matchIds: readonly number[],
): Promise<StatisticsReports> {
  const reports: StatisticsReports = new Map(matchIds.map((id) => [id, new Map()]));
  if (matchIds.length === 0) return reports;
  const statistics = (isHome: boolean) => sql`coalesce((
    select jsonb_strip_nulls(to_jsonb(s) - '{match_id,is_home}'::text[])
    from match_stats s where s.match_id = m.id and s.is_home = ${isHome}
  ), '{}')`;
  const rows = await writes.send(sql<StatisticsReport & { id: number }>`
    select match_id as id, source, home, away from statistics_reports
    where match_id = any(${[...matchIds]}::int[])
    union all
    select m.id, m.source, ${statistics(true)}, ${statistics(false)}
    from (
      select distinct on (match_id) match_id as id, source from feed_sequences
      where match_id = any(${[...matchIds]}::int[]) and heads ? 'statistics'
      order by match_id, source
    ) as m
    where not exists (select from statistics_reports r where r.match_id = m.id)
  `);
  for (const { id, ...report } of rows) reports.get(id)?.set(report.source, report);
  return reports;
}

/**
 * Stores what the sources of matches report, and the rows of `match_stats` that follow from it.
 * @returns ids of matches whose rows changed
 */
export async function saveStatisticsReports(
  writes: Writes,
  reports: StatisticsReports,
): Promise<number[]> {
  const rows: object[] = [];
  const reported: object[] = [];
  for (const [matchId, bySource] of reports) {
    const all = [...bySource.values()];
    if (all.length === 0) continue;
    const { home, away } = mergeStatistics(all);
    rows.push({ match_id: matchId, is_home: true, ...home });
    rows.push({ match_id: matchId, is_home: false, ...away });
    if (all.length > 1) reported.push(...all.map((one) => ({ match_id: matchId, ...known(one) })));
  }
  if (reported.length > 0) {
    const columns = 'match_id int, source text, home jsonb, away jsonb';
    void writes.send(sql`
      insert into statistics_reports (match_id, source, home, away)
      select match_id, source, home, away from ${rowsAsTable(reported, columns)}
      on conflict (match_id, source) do update set home = excluded.home, away = excluded.away
      where (statistics_reports.home, statistics_reports.away)
        is distinct from (excluded.home, excluded.away)
    `);
  }
  return saveRows(writes, rows);
}

/** Forgets what sources reported of matches; the rows follow from what the others report. */
export async function forgetStatistics(
  writes: Writes,
  matchIds: readonly number[],
  sources: readonly string[],
): Promise<void> {
  const reports = await loadStatisticsReports(writes, matchIds);
  for (const bySource of reports.values()) for (const source of sources) bySource.delete(source);
  const forgotten = [...reports].filter(([, { size }]) => size < 2).map(([id]) => id);
  const unknown = [...reports].filter(([, { size }]) => size === 0).map(([id]) => id);
  void writes.send(sql`
    delete from statistics_reports where match_id = any(${[...matchIds]}::int[])
      and (source = any(${[...sources]}::text[]) or match_id = any(${forgotten}::int[]))
  `);
  void writes.send(sql`delete from match_stats where match_id = any(${unknown}::int[])`);
  await saveStatisticsReports(writes, reports);
}

function known({ source, home, away }: StatisticsReport): StatisticsReport {
  return { source, home: withoutUnknown(home), away: withoutUnknown(away) };
}

const withoutUnknown = (statistics: SideStatistics): SideStatistics =>
  Object.fromEntries(
    Object.entries(statistics).filter(([, value]) => value !== undefined && value !== null),
  );

const list = (prefix: string) => sql.raw(COLUMNS.map((name) => `${prefix}${name}`).join(', '));

async function saveRows(writes: Writes, rows: readonly object[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const saved = await writes.send(sql<{ match_id: number }>`
    insert into match_stats (match_id, is_home, ${list('')})
    select match_id, is_home, ${list('item.')} from ${rowsAsTable(rows, ROW)}
    on conflict (match_id, is_home)
    do update set ${sql.raw(COLUMNS.map((name) => `${name} = excluded.${name}`).join(', '))}
    where (${list('match_stats.')}) is distinct from (${list('excluded.')})
    returning match_id
  `);
  return [...new Set(saved.map(({ match_id }) => match_id))];
}
