import type { StatisticsRecord, TeamStatistics } from '@tipmark/contract/feed';

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
export type SideFigures = Partial<Record<(typeof COLUMNS)[number], unknown>>;

const NOT_INT: Readonly<Record<string, string>> = { expected_goals: 'real', parts: 'jsonb' };
const TYPES = COLUMNS.map((name) => `${name} ${NOT_INT[name] ?? 'int'}`);

/** Columns of a row, as for `rowsAsTable`. */
export const ROW = `match_id int, is_home boolean, ${TYPES.join(', ')}`;

export function figuresOf(record: StatisticsRecord, side: 'home' | 'away'): SideFigures {
  const figures: TeamStatistics = record[side];
  return {
    shots: figures.shots,
    shots_on_target: figures.shotsOnTarget,
    fouls: figures.fouls,
    corners: figures.corners,
    yellow_cards: figures.yellowCards,
    red_cards: figures.redCards,
    possession: figures.possession === undefined ? undefined : Math.round(figures.possession),
    expected_goals: figures.expectedGoals,
    saves: figures.saves,
    power_plays: figures.powerPlays,
    power_play_goals: figures.powerPlayGoals,
    penalty_minutes: figures.penaltyMinutes,
    face_offs_won: figures.faceOffsWon,
    aces: figures.aces,
    double_faults: figures.doubleFaults,
    serve_points: figures.servePoints,
    first_serves_in: figures.firstServesIn,
    first_serves_won: figures.firstServesWon,
    second_serves_won: figures.secondServesWon,
    serve_games: figures.serveGames,
    break_points_faced: figures.breakPointsFaced,
    break_points_saved: figures.breakPointsSaved,
    parts: record.parts?.map((part) => part[side]),
  };
}
