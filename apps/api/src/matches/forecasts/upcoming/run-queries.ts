import type { Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { rowsAsTable } from '../../../ingest/rows/rows-as-table.ts';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';

export interface ForecastRun {
  readonly sport: Sport;
  /** Name and version of the model, and its parameters. */
  readonly model: string;
  readonly options: object;
  readonly leagueIds: readonly number[];
  /** Unix seconds, all of them; the matches are those from one of them until another. */
  readonly madeAtSeconds: number;
  readonly fromSeconds: number;
  readonly untilSeconds: number;
}

/** A match as the model is given it. */
export interface ForecastInput {
  readonly match_id: number;
  readonly league_id: number;
  readonly is_result: boolean;
  readonly input: object;
}

/**
 * Records what a model is given: of its matches those that it has not been given before, or not as
 * they are now, and those that it is given no more.
 * @returns the id of the run; what was recorded up to it is what the model was given
 */
export function recordRun(
  db: Db,
  run: ForecastRun,
  inputs: readonly ForecastInput[],
): Promise<number> {
  const leagueIds = sql`${[...run.leagueIds]}::int[]`;
  return tx(db, async (trx) => {
    // one run after the other, so that each is compared with the one before
    await sql`select pg_advisory_xact_lock(hashtext('forecast runs'))`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      insert into forecast_runs (sport, model, options, made_at, league_ids, from_at, until_at)
      values (${run.sport}, ${run.model}, ${JSON.stringify(run.options)}::jsonb,
        ${atSecond(run.madeAtSeconds)}, ${leagueIds}, ${atSecond(run.fromSeconds)},
        ${atSecond(run.untilSeconds)})
      returning id
    `.execute(trx);
    const id = rows[0]?.id ?? 0;
    const columns = 'match_id int, league_id int, is_result boolean, input jsonb';
    await sql`
      with given as materialized (
        select item.* from ${rowsAsTable(inputs, columns)}
      ), matches_of_run as (
        select match_id from given
        union select match_id from forecast_inputs where league_id = any(${leagueIds})
      ), last as materialized (
        select i.* from matches_of_run m cross join lateral (
          select match_id, league_id, is_result, input from forecast_inputs i
          where i.match_id = m.match_id order by i.run_id desc limit 1
        ) i
      )
      insert into forecast_inputs (run_id, match_id, league_id, is_result, input)
      select ${id}::int, g.match_id, g.league_id, g.is_result, g.input
      from given g left join last l on l.match_id = g.match_id
      where (l.league_id, l.is_result, l.input)
        is distinct from (g.league_id, g.is_result, g.input)
      union all
      select ${id}::int, l.match_id, l.league_id, l.is_result, null from last l
      where l.input is not null and l.league_id = any(${leagueIds})
        and (l.input ->> 'kickoffSeconds')::float8 >= ${run.fromSeconds}
        and not exists (select from given g where g.match_id = l.match_id)
    `.execute(trx);
    return id;
  });
}
