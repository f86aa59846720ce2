import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** Legs of a pairing have ids in order of arrival; here they are distinguished by their days. */
const FIXTURE = `(select h.name_en || ' v ' || a.name_en || ' ' || s.name || ' #' || row_number() over (
    partition by m.season_id, m.home_id, m.away_id order by m.starts_at, m.is_day_known, m.leg) as fixture, m.id
  from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
  join seasons s on s.id = m.season_id) as f`;

const QUERIES = {
  leagues: `select to_jsonb(l) - 'id' - 'current_season_id' || jsonb_build_object('season', s.name) as row
    from leagues l left join seasons s on s.id = l.current_season_id`,
  attributions: `select l.name_en, a.source, a.attribution from league_attributions a
    join leagues l on l.id = a.league_id`,
  seasons: `select l.name_en, s.name, s.starts_on, s.ends_on, s.zones, s.tie_breaks, s.zones_source, s.tie_breaks_source from seasons s join leagues l on l.id = s.league_id`,
  teams: `select to_jsonb(t) - 'id' as row from teams t`,
  season_teams: `select s.name as season, t.name_en from season_teams st
    join seasons s on s.id = st.season_id join teams t on t.id = st.team_id`,
  deductions: `select s.name as season, t.name_en, d.source, d.points, d.reason, d.decided_on from point_deductions d
    join seasons s on s.id = d.season_id join teams t on t.id = d.team_id`,
  squads: `select l.name_en as league, q.season, t.name_en, q.source, q.players from squads q
    join leagues l on l.id = q.league_id join teams t on t.id = q.team_id`,
  referees: `select to_jsonb(r) - 'id' as row from referees r`,
  bookmakers: `select to_jsonb(b) - 'id' as row from bookmakers b`,
  matches: `select f.fixture, r.name_en as referee, to_jsonb(m) - '{id,league_id,season_id,home_id,away_id,leg,referee_id,rev,schedule_changes,schedule_changed_at,changed_at}'::text[] as row
    from matches m join ${FIXTURE} on f.id = m.id left join referees r on r.id = m.referee_id`,
  match_events: `select f.fixture, to_jsonb(e) - 'match_id' - 'seq' as row from match_events e join ${FIXTURE} on f.id = e.match_id`,
  match_lineups: `select f.fixture, to_jsonb(l) - 'match_id' - 'seq' as row from match_lineups l join ${FIXTURE} on f.id = l.match_id`,
  match_sets: `select f.fixture, t.set_number, t.source, t.games from match_sets t join ${FIXTURE} on f.id = t.match_id`,
  match_shots: `select f.fixture, s.source, s.shots, s.corners from match_shots s join ${FIXTURE} on f.id = s.match_id`,
  match_stats: `select f.fixture, to_jsonb(s) - 'match_id' as row from match_stats s join ${FIXTURE} on f.id = s.match_id`,
  statistics_polls: `select f.fixture, p.source, p.minute, p.home, p.away from statistics_polls p join ${FIXTURE} on f.id = p.match_id`,
  prices: `select f.fixture, b.name, p.odd_type, p.at, p.milli, p.phase, p.bucket from prices p
    join ${FIXTURE} on f.id = p.match_id join bookmakers b on b.id = p.bookmaker_id`,
  in_play_prices: `select f.fixture, p.source, p.at, p.odd_types, p.milli,
      (select array_agg(b.name order by place) from unnest(p.bookmaker_ids) with ordinality as id(id, place)
        join bookmakers b on b.id = id.id) as bookmakers
    from in_play_prices p join ${FIXTURE} on f.id = p.match_id`,
  in_play_lines: `select f.fixture, to_jsonb(l) - 'match_id' as row from in_play_lines l join ${FIXTURE} on f.id = l.match_id`,
  site_lines: `select f.fixture, l.odd_type, l.at, l.milli, l.bucket from site_lines l join ${FIXTURE} on f.id = l.match_id`,
};

/**
 * Everything the feed has stored, one text per row, without ids and revisions: equal for two
 * databases with the same content. Big tables are given as a count and a hash.
 */
export async function storedWorld(db: Db): Promise<Record<string, string>> {
  const world: Record<string, string> = {};
  for (const [name, query] of Object.entries(QUERIES)) {
    const { rows } = await sql<{ state: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\n' order by row::text)), '') as state
      from (${sql.raw(query)}) as row
    `.execute(db);
    world[name] = rows[0]?.state ?? '';
  }
  return world;
}

/** The rows themselves, for a readable difference. */
export async function storedRows(db: Db, name: keyof typeof QUERIES): Promise<unknown[]> {
  const { rows } = await sql<{ text: string }>`
    select row::text as text from (${sql.raw(QUERIES[name])}) as row order by 1
  `.execute(db);
  return rows.map(({ text }) => text);
}

const NAMES = Object.keys(QUERIES) as (keyof typeof QUERIES)[];
/** The month by which the rows of a match are partitioned is no part of what is known of it. */
const KNOWN_ROW = `(to_jsonb(row) - 'bucket' #- '{row,bucket}')::text`;

/**
 * What is known of the world, row by row: equal for two databases whatever order their files came
 * in.
 */
export async function knownWorld(
  db: Db,
  names: readonly string[] = NAMES,
): Promise<Record<string, string[]>> {
  const world: Record<string, string[]> = {};
  for (const name of NAMES.filter((one) => names.includes(one))) {
    const { rows } = await sql<{ text: string }>`
      select ${sql.raw(KNOWN_ROW)} as text from (${sql.raw(QUERIES[name])}) as row order by 1
    `.execute(db);
    world[name] = rows.map(({ text }) => text);
  }
  return world;
}

/** The same as a count and a sum of hashes, for big worlds. */
export async function knownDigests(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const name of NAMES) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(${sql.raw(KNOWN_ROW)}, 0)), 0) as digest
      from (${sql.raw(QUERIES[name])}) as row
    `.execute(db);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

const OF_THE_FEED =
  'id_counters match_reports imported_files squads leagues seasons teams season_teams ' +
  'point_deductions referees bookmakers matches match_lineups math_tips match_events ' +
  'match_stats odds_points phase_prices price_layouts in_play_prices in_play_lines ' +
  'site_lines source_keys known_names russian_names feed_sequences feed_contents ' +
  'quarantine page_views predictions joined_matches told_referees told_people merged_teams ' +
  'identity_decisions match_pairs merged_leagues merged_seasons league_pairs ' +
  'league_attributions';

/** Deletes everything the feed has stored. */
export async function emptyWorld(db: Db): Promise<void> {
  await sql`truncate ${sql.raw(OF_THE_FEED.replaceAll(' ', ', '))} cascade`.execute(db);
}

/** The same for a few rows that nobody has tips or bets on: new files take longer than these. */
export async function emptySmallWorld(db: Db): Promise<void> {
  const deletions = OF_THE_FEED.split(' ').map((table) => `delete from ${table};`);
  // Rows that refer to each other go together.
  await sql`do ${sql.raw(`$$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${deletions.join(' ')}
  end $$`)}`.execute(db);
}
