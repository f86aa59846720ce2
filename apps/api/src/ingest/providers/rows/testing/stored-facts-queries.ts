import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/connect.ts';

/** A stored row with the key its source has for the match. */
export interface StoredRow {
  readonly match: string;
  readonly row: Readonly<Record<string, unknown>>;
}

const keyed = (table: string) => `from ${table} t
  join source_keys k on k.kind = 'match' and k.id = t.match_id and k.source = $source`;

const QUERIES = {
  matches: `select k.key as match, to_jsonb(m) || jsonb_build_object(
      'home', h.name_en, 'away', a.name_en, 'league', l.name_en, 'season', s.name, 'referee', r.name_en,
      'referee_country', r.country_code) as row
    from matches m join source_keys k on k.kind = 'match' and k.id = m.id and k.source = $source
    join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    join leagues l on l.id = m.league_id join seasons s on s.id = m.season_id
    left join referees r on r.id = m.referee_id`,
  events: `select k.key as match, to_jsonb(t) as row ${keyed('match_events')}`,
  lineups: `select k.key as match, to_jsonb(t) as row ${keyed('match_lineups')}`,
  statistics: `select k.key as match, to_jsonb(t) as row ${keyed('match_stats')}`,
  shots: `select k.key as match, to_jsonb(t) as row ${keyed('match_shots')}`,
  sets: `select k.key as match, to_jsonb(t) as row ${keyed('match_sets')}`,
  prices: `select k.key as match, to_jsonb(t) || jsonb_build_object('bookmaker', b.name) as row ${keyed('prices')}
    join bookmakers b on b.id = t.bookmaker_id`,
  inPlay: `select k.key as match, jsonb_build_object('at', t.at, 'odd_type', p.odd_type, 'milli', p.milli,
      'bookmaker', b.name) as row ${keyed('in_play_prices')}
    cross join lateral unnest(t.odd_types, t.bookmaker_ids, t.milli) as p(odd_type, bookmaker_id, milli)
    join bookmakers b on b.id = p.bookmaker_id`,
};

type StoredRows = Readonly<Record<keyof typeof QUERIES, readonly StoredRow[]>>;

/** Every stored row about the matches of a source. */
export async function storedRowsOf(db: Db, source: string): Promise<StoredRows> {
  const read = async (query: string) => {
    const text = query.replaceAll('$source', `'${source}'`);
    return (await sql<StoredRow>`${sql.raw(text)}`.execute(db)).rows;
  };
  const entries: [string, readonly StoredRow[]][] = [];
  for (const [name, query] of Object.entries(QUERIES)) entries.push([name, await read(query)]);
  return Object.fromEntries(entries) as StoredRows;
}

/** Rows that need no match: names of teams, and when seasons begin and end. */
export async function storedNames(
  db: Db,
): Promise<{ readonly teams: readonly string[]; readonly seasons: readonly string[] }> {
  const teams = await db.selectFrom('teams').select('name_en').execute();
  const seasons = await sql<{
    readonly span: string;
  }>`select starts_on || ' ' || ends_on as span from seasons order by 1`.execute(db);
  return {
    teams: teams.map(({ name_en }) => name_en),
    seasons: seasons.rows.map(({ span }) => span),
  };
}
