import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import { queueForIngest } from '../../../ingest/rows/allocate-ids.ts';
import { rowsAsTable } from '../../../ingest/rows/rows-as-table.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { type Tx, tx } from '../../../platform/database/tx.ts';
import { PREDICTION_COLUMNS, type PredictionRow } from './prediction-row.ts';

export interface Saved {
  /** New rows; existing predictions are unchanged. */
  readonly stored: number;
  /** UTC days, `yyyy-mm-dd`, of matches that show another forecast now. */
  readonly days: ReadonlySet<string>;
}

const NAMES = PREDICTION_COLUMNS.map((column) => column.split(' ')[0] ?? '');
const TIMES = new Set(['known_until', 'made_at']);
const INSERTED = sql.raw(NAMES.join(', '));
const WRITTEN = sql.raw(
  NAMES.map((name) => (TIMES.has(name) ? `to_timestamp(item.${name})` : `item.${name}`)).join(', '),
);

/**
 * Stores predictions, and adds forecasts to matches of imported leagues that have none from a feed:
 * two statements, whatever the number. Stored ones never change: a second prediction of the same
 * model with the same knowledge is ignored.
 */
export function savePredictions(
  db: Db,
  rows: readonly PredictionRow[],
  { writesForecasts }: { readonly writesForecasts: boolean },
): Promise<Saved> {
  return tx(db, async (trx) => {
    // An ingest reads a match, changes it and writes the complete row: concurrent writes must not
    // be lost.
    await queueForIngest(trx);
    const ids = await insert(trx, rows);
    const isNew = new Set(ids);
    const shown = rows.filter((row) => row.is_publishable && isNew.has(row.match_id));
    const days = writesForecasts ? await showForecasts(trx, shown) : [];
    return { stored: ids.length, days: new Set(days) };
  });
}

async function insert(trx: Tx, rows: readonly PredictionRow[]): Promise<number[]> {
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
async function showForecasts(trx: Tx, rows: readonly PredictionRow[]): Promise<string[]> {
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
