import { DAY_SECONDS } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { byNumber, isAfterKeys } from '../listing/keyset-queries.ts';
import { nameOf } from '../listing/names-of-values.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

interface RunRow {
  readonly id: number;
  readonly previous: number | null;
  readonly sport: number;
  readonly model: string;
  readonly options: object;
  readonly madeAt: number;
  readonly from: number;
  readonly until: number;
  readonly leagues: readonly number[];
  readonly inputs: number;
}

/** A computation of forecasts: its model, and which matches it was given. */
type OpenRun = Omit<RunRow, 'sport'> & { readonly sport: string };

interface OpenInput {
  readonly run: number;
  readonly match: number;
  readonly league: number;
  readonly isResult: boolean;
  readonly input: object | null;
}

function isMadeOn(day: string) {
  const start = Date.parse(`${day}T00:00:00Z`) / 1_000;
  return sql`r.made_at >= ${atSecond(start)} and r.made_at < ${atSecond(start + DAY_SECONDS)}`;
}

/** Runs of a day in their order, each with the number of its inputs. */
export async function findRuns(
  db: Db,
  day: string,
  { after, limit }: Wanted,
): Promise<OpenPage<OpenRun>> {
  const { rows } = await sql<RunRow>`
    select r.id, (select max(b.id) from forecast_runs b where b.id < r.id) as previous, r.sport,
      r.model, r.options, extract(epoch from r.made_at)::float8 as "madeAt",
      extract(epoch from r.from_at)::float8 as "from",
      extract(epoch from r.until_at)::float8 as "until", r.league_ids as leagues,
      (select count(*) from forecast_inputs i where i.run_id = r.id)::int as inputs
    from forecast_runs r
    where ${isMadeOn(day)} and ${isAfterKeys([byNumber(sql`r.id`)], after)}
    order by r.id limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({ ...row, sport: nameOf('sport', row.sport) }),
  );
}

/** What the runs of a day recorded: matches new to their model, or other than before. */
export async function findInputs(
  db: Db,
  day: string,
  { after, limit }: Wanted,
): Promise<OpenPage<OpenInput>> {
  const { rows } = await sql<OpenInput>`
    select i.run_id as run, i.match_id as match, i.league_id as league,
      i.is_result as "isResult", i.input
    from forecast_runs r join forecast_inputs i on i.run_id = r.id
    where ${isMadeOn(day)}
      and ${isAfterKeys([byNumber(sql`i.run_id`), byNumber(sql`i.match_id`)], after)}
    order by i.run_id, i.match_id limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ run, match }) => [run, match],
    (row) => row,
  );
}
