import type { Figure, Pair, PlayedMatch, SideFigures } from '@tipmark/domain';
import type { Db } from '../database/connect.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import { type FiguresRow, findFigures } from './figure-queries.ts';

const COLUMNS: Readonly<Record<Figure, keyof FiguresRow>> = {
  expectedGoals: 'expected_goals',
  shots: 'shots',
  shotsOnTarget: 'shots_on_target',
  corners: 'corners',
  fouls: 'fouls',
  yellowCards: 'yellow_cards',
  redCards: 'red_cards',
  penalties: 'penalties',
  possession: 'possession',
};

function sideFigures(row: FiguresRow | undefined): SideFigures {
  if (row === undefined) return {};
  const known = Object.entries(COLUMNS).flatMap(([figure, column]) => {
    const value = row[column];
    return typeof value === 'number' ? [[figure, value] as const] : [];
  });
  return Object.fromEntries(known);
}

function partsOf({ home_periods: home, away_periods: away }: PlayedRow): Pair[] | null {
  if (home === null || away === null) return null;
  return home.map((goals, part): Pair => [goals, away[part] ?? 0]);
}

/** Matches as `domain` counts them; their figures cost one statement, however many they are. */
export async function playedOfRows(
  db: Db,
  rows: readonly PlayedRow[],
): Promise<Map<number, PlayedMatch>> {
  const figures = await findFigures(
    db,
    rows.map(({ id }) => id),
  );
  const sideOf = new Map(figures.map((row) => [`${row.match_id} ${row.is_home}`, row]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        homeId: row.home_id,
        awayId: row.away_id,
        startsAt: row.starts_at,
        score: [row.home_score ?? 0, row.away_score ?? 0],
        parts: partsOf(row),
        home: sideFigures(sideOf.get(`${row.id} true`)),
        away: sideFigures(sideOf.get(`${row.id} false`)),
      },
    ]),
  );
}
