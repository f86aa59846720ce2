import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import { rowsAsTable } from '../../../ingest/rows/rows-as-table.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { PREDICTION_COLUMNS, type PredictionRow } from './prediction-row.ts';

const TIMES = new Set(['known_until', 'made_at']);

const NAMES = PREDICTION_COLUMNS.map((column) => column.split(' ')[0] ?? '');
const INSERTED = sql.raw(NAMES.join(', '));
const WRITTEN = sql.raw(
  NAMES.map((name) => (TIMES.has(name) ? `to_timestamp(item.${name})` : `item.${name}`)).join(', '),
);

export async function insert(trx: Tx, rows: readonly PredictionRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { rows: stored } = await sql<{ match_id: number }>`
    insert into predictions (${INSERTED})
    select ${WRITTEN} from ${rowsAsTable(rows, PREDICTION_COLUMNS.join(', '))}
    on conflict (match_id, model, known_until) do nothing
    returning match_id
  `.execute(trx);
  return stored.map(({ match_id }) => match_id);
}

/** A match that has started retains the forecast it had. */
export async function showForecasts(trx: Tx, rows: readonly PredictionRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const shown = rows.map(({ match_id, expected_home, expected_away, forecast_score }) => ({
    match_id,
    home: toTenth(expected_home),
    away: toTenth(expected_away),
    score: forecast_score,
  }));
  const { rows: changed } = await sql<{ day: string }>`
    update matches m
    set forecast_home = item.home, forecast_away = item.away, forecast_score = item.score,
      rev = m.rev + 1
    from ${rowsAsTable(shown, 'match_id int, home real, away real, score text')}
    where m.id = item.match_id
      and (m.forecast_score is null or m.status = ${MATCH_STATUS.scheduled})
      and (m.forecast_home, m.forecast_away, m.forecast_score)
        is distinct from (item.home, item.away, item.score)
      and not exists (select from leagues l where l.id = m.league_id and l.is_simulated)
      and not exists (
        select from feed_sequences f
        where f.match_id = m.id and f.heads -> 'forecast' is not null
      )
    returning to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD') as day
  `.execute(trx);
  return changed.map(({ day }) => day);
}

function toTenth(goals: number): number {
  return Math.round(goals * 10) / 10;
}
