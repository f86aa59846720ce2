import type { StatisticsRecord, TeamStatistics } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';

/** Columns of `match_stats` besides its key. */
export const COLUMNS = [
  'shots',
  'shots_on_target',
  'fouls',
  'corners',
  'yellow_cards',
  'red_cards',
  'possession',
  'expected_goals',
  'saves',
  'power_plays',
  'power_play_goals',
  'penalty_minutes',
  'face_offs_won',
  'aces',
  'double_faults',
  'serve_points',
  'first_serves_in',
  'first_serves_won',
  'second_serves_won',
  'serve_games',
  'break_points_faced',
  'break_points_saved',
  'parts',
] as const;

/** The statistics of a side by column; what is unknown is missing. */
export type SideStatistics = Partial<Record<(typeof COLUMNS)[number], unknown>>;

const NOT_INT = tableOf<string>({ expected_goals: 'real', parts: 'jsonb' });
const TYPES = COLUMNS.map((name) => `${name} ${NOT_INT[name] ?? 'int'}`);

/** Columns of a row, as for `rowsAsTable`. */
export const ROW = `match_id int, is_home boolean, ${TYPES.join(', ')}`;

export function statisticsOf(record: StatisticsRecord, side: 'home' | 'away'): SideStatistics {
  const statistics: TeamStatistics = record[side];
  return {
    shots: statistics.shots,
    shots_on_target: statistics.shotsOnTarget,
    fouls: statistics.fouls,
    corners: statistics.corners,
    yellow_cards: statistics.yellowCards,
    red_cards: statistics.redCards,
    possession: statistics.possession === undefined ? undefined : Math.round(statistics.possession),
    expected_goals: statistics.expectedGoals,
    saves: statistics.saves,
    power_plays: statistics.powerPlays,
    power_play_goals: statistics.powerPlayGoals,
    penalty_minutes: statistics.penaltyMinutes,
    face_offs_won: statistics.faceOffsWon,
    aces: statistics.aces,
    double_faults: statistics.doubleFaults,
    serve_points: statistics.servePoints,
    first_serves_in: statistics.firstServesIn,
    first_serves_won: statistics.firstServesWon,
    second_serves_won: statistics.secondServesWon,
    serve_games: statistics.serveGames,
    break_points_faced: statistics.breakPointsFaced,
    break_points_saved: statistics.breakPointsSaved,
    parts: record.parts?.map((part) => part[side]),
  };
}
