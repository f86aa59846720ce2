import type { StatisticsRecord, TeamStatistics } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';

const COLUMNS = [
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

function rowOf(matchId: number, isHome: boolean, record: StatisticsRecord) {
  const side = isHome ? 'home' : 'away';
  const figures: TeamStatistics = record[side];
  return {
    match_id: matchId,
    is_home: isHome,
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

type Statement = { matchId: number; record: StatisticsRecord };

const NOT_INT: Readonly<Record<string, string>> = { expected_goals: 'real', parts: 'jsonb' };
const TYPES = COLUMNS.map((name) => `${name} ${NOT_INT[name] ?? 'int'}`);
const list = (prefix: string) => sql.raw(COLUMNS.map((name) => `${prefix}${name}`).join(', '));

const ROW = `match_id int, is_home boolean, ${TYPES.join(', ')}`;

function rowsOf(statements: Iterable<Statement>) {
  return [...statements].flatMap(({ matchId, record }) => [
    rowOf(matchId, true, record),
    rowOf(matchId, false, record),
  ]);
}

/** Stores statistics of matches that have none yet. */
export function insertStatistics(writes: Writes, statements: readonly Statement[]): void {
  insertRows(writes, 'match_stats', rowsOf(statements), ROW);
}

/**
 * Stores figures of both sides. Figures missing from the record stay as another source gave them.
 * @param isStored whether a match may have figures already
 * @returns ids of matches where something changed
 */
export async function saveStatistics(
  writes: Writes,
  statements: readonly Statement[],
  isStored: (matchId: number) => boolean,
): Promise<number[]> {
  const newest = new Map(statements.map((statement) => [statement.matchId, statement]));
  const fresh = [...newest.values()].filter(({ matchId }) => !isStored(matchId));
  insertStatistics(writes, fresh);
  const stored = [...newest.values()].filter(({ matchId }) => isStored(matchId));
  return [...fresh.map(({ matchId }) => matchId), ...(await mergeStatistics(writes, stored))];
}

async function mergeStatistics(
  writes: Writes,
  statements: readonly Statement[],
): Promise<number[]> {
  if (statements.length === 0) return [];
  const merged = (name: string) => `coalesce(excluded.${name}, match_stats.${name})`;
  const saved = await writes.send(sql<{ match_id: number }>`
    insert into match_stats (match_id, is_home, ${list('')})
    select match_id, is_home, ${list('item.')}
    from ${rowsAsTable(rowsOf(statements), ROW)}
    on conflict (match_id, is_home)
    do update set ${sql.raw(COLUMNS.map((name) => `${name} = ${merged(name)}`).join(', '))}
    where (${list('match_stats.')})
      is distinct from (${sql.raw(COLUMNS.map(merged).join(', '))})
    returning match_id
  `);
  return saved.map(({ match_id }) => match_id);
}
