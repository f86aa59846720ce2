import type { TeamStatistics } from '@tipmark/contract/feed';
import type { Count, PlayedMatch, StatisticName, StatisticsOfSide } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import { partsOfRow, regularScore } from '../play/regular-score.ts';
import { findStatisticsRows, type StatisticsRow } from './statistics-queries.ts';

const COLUMNS: Readonly<Record<StatisticName | Count, keyof StatisticsRow>> = {
  expectedGoals: 'expected_goals',
  shots: 'shots',
  shotsOnTarget: 'shots_on_target',
  corners: 'corners',
  fouls: 'fouls',
  yellowCards: 'yellow_cards',
  redCards: 'red_cards',
  penalties: 'penalties',
  possession: 'possession',
  penaltyMinutes: 'penalty_minutes',
  saves: 'saves',
  powerPlays: 'power_plays',
  powerPlayGoals: 'power_play_goals',
  faceOffsWon: 'face_offs_won',
};

function sideStatistics(row: StatisticsRow | undefined): StatisticsOfSide {
  if (row === undefined) return {};
  const known = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = row[column];
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

const STATISTIC_NAMES = Object.keys(COLUMNS) as (StatisticName | Count)[];

/** The statistics of a feed that pages show. */
const shownStatistics = (statistics: TeamStatistics | undefined): StatisticsOfSide =>
  Object.fromEntries(
    STATISTIC_NAMES.flatMap((name) => {
      const value = (statistics as StatisticsOfSide | undefined)?.[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Statistics of both sides in one match, and in its halves or periods. */
export function statisticsOfSides(rows: readonly StatisticsRow[]): {
  readonly home: StatisticsOfSide;
  readonly away: StatisticsOfSide;
  readonly parts: readonly (readonly [home: StatisticsOfSide, away: StatisticsOfSide])[];
} {
  const home = rows.find(({ is_home }) => is_home);
  const away = rows.find(({ is_home }) => !is_home);
  const parts = (home?.parts ?? []).map(
    (statistics, index) =>
      [shownStatistics(statistics), shownStatistics(away?.parts?.[index])] as const,
  );
  return { home: sideStatistics(home), away: sideStatistics(away), parts };
}

/** Matches as `domain` counts them; their statistics cost one statement, however many they are. */
export async function playedOfRows(
  db: Db,
  rows: readonly PlayedRow[],
): Promise<Map<number, PlayedMatch>> {
  const statistics = await findStatisticsRows(
    db,
    rows.map(({ id }) => id),
  );
  const sideOf = new Map(statistics.map((row) => [`${row.match_id} ${row.is_home}`, row]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        homeId: row.home_id,
        awayId: row.away_id,
        startsAt: row.starts_at,
        score: regularScore(row),
        final: [row.home_score ?? 0, row.away_score ?? 0],
        parts: partsOfRow(row),
        home: sideStatistics(sideOf.get(`${row.id} true`)),
        away: sideStatistics(sideOf.get(`${row.id} false`)),
      },
    ]),
  );
}
