import type { Forecast } from '@tipmark/prediction';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

export interface StoredForecasts {
  readonly model: string;
  readonly leagueIds: readonly number[];
  /** Matches that start before this are left out, unix seconds. */
  readonly sinceSeconds: number;
}

const PAGE_SIZE = 5_000;

interface Row {
  readonly match_id: number;
  readonly p1: number;
  readonly px: number;
  readonly p2: number;
  readonly p_home_wins: number | null;
}

/** The last publishable prediction of every match, based on data from before its start. */
export async function findStoredForecasts(db: Db, wanted: StoredForecasts): Promise<Forecast[]> {
  const forecasts: Forecast[] = [];
  let after = -1;
  for (;;) {
    const rows = await findPage(db, wanted, after);
    forecasts.push(
      ...rows.map(({ match_id, p1, px, p2, p_home_wins: wins }) => ({
        matchId: String(match_id),
        probabilities: wins === null ? [p1, px, p2] : [wins, 1 - wins],
      })),
    );
    after = rows.at(-1)?.match_id ?? after;
    if (rows.length < PAGE_SIZE) return forecasts;
  }
}

async function findPage(
  db: Db,
  { model, leagueIds, sinceSeconds }: StoredForecasts,
  after: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct on (p.match_id) p.match_id, p.p1, p.px, p.p2, p.p_home_wins
    from predictions p join matches m on m.id = p.match_id
    where p.match_id > ${after}::int and p.model = ${model} and p.is_publishable
      and p.known_until <= m.starts_at
      and m.starts_at >= to_timestamp(${sinceSeconds}::float8)
      and m.league_id = any(${[...leagueIds]}::int[])
    order by p.match_id, p.known_until desc
    limit ${PAGE_SIZE}
  `.execute(db);
  return rows;
}
