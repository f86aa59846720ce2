import type { RatedPlayer } from '@tipmark/contract';
import { isAscending, type SquadOrder } from './squad-order.ts';

/** A column of a squad, which can be sorted by. */
export interface SquadStatistic {
  readonly order: SquadOrder;
  readonly word: string;
  /** In full, where the word is short. */
  readonly title?: string;
  readonly of: (player: RatedPlayer) => number | null | undefined;
  /** How it is written; by default as a count. */
  readonly form?: 'percent' | 'rating';
  /** Left out where no row has it, and summed; others where none is known. */
  readonly isCount?: true;
  /** A phone has no room for it. */
  readonly isWide?: true;
}

const PERCENT = 100;

const age: SquadStatistic = { order: 'age', word: 'stats.age', of: (one) => one.age, isWide: true };
const rating: SquadStatistic = {
  order: 'rating',
  word: 'team.rating',
  of: (player) => player.rating,
  form: 'rating',
};

export const PLAYER_STATISTICS: readonly SquadStatistic[] = [
  age,
  { order: 'matches', word: 'team.matches', of: ({ matches }) => matches },
  { order: 'minutes', word: 'team.minutes', of: ({ minutes }) => minutes, isWide: true },
  { order: 'goals', word: 'stats.scored', of: ({ goals }) => goals, isCount: true },
  { order: 'assists', word: 'team.assists', of: ({ assists }) => assists, isCount: true },
  {
    order: 'points',
    word: 'team.points',
    title: 'team.pointsTitle',
    // counted where penalties are minutes
    of: ({ goals, assists = 0, penaltyMinutes }) =>
      penaltyMinutes === undefined ? undefined : goals + assists,
    isCount: true,
  },
  {
    order: 'yellowCards',
    word: 'team.yellowCards',
    title: 'stats.figure-yellowCards',
    of: ({ yellowCards }) => yellowCards,
    isCount: true,
    isWide: true,
  },
  {
    order: 'redCards',
    word: 'team.redCards',
    title: 'stats.figure-redCards',
    of: ({ redCards }) => redCards,
    isCount: true,
    isWide: true,
  },
  {
    order: 'penaltyMinutes',
    word: 'team.penaltyMinutes',
    of: ({ penaltyMinutes }) => penaltyMinutes,
    isCount: true,
    isWide: true,
  },
  rating,
];

/** What a sport that counts the shots at its goalies reports of them. */
export const GOALIE_STATISTICS: readonly SquadStatistic[] = [
  age,
  {
    order: 'matches',
    word: 'team.matches',
    of: ({ goalie }) => goalie?.matches ?? 0,
    isCount: true,
  },
  { order: 'shots', word: 'team.goalieShots', of: ({ goalie }) => goalie?.shots, isCount: true },
  {
    order: 'saves',
    word: 'team.goalieSaves',
    of: ({ goalie }) => goalie?.saves,
    isCount: true,
    isWide: true,
  },
  {
    order: 'saveShare',
    word: 'team.goalieShare',
    of: ({ goalie }) =>
      goalie && goalie.shots > 0 ? (goalie.saves / goalie.shots) * PERCENT : undefined,
    form: 'percent',
  },
  rating,
];

/** Columns in which somebody has a statistic. */
export const columnsOf = (
  statistics: readonly SquadStatistic[],
  players: readonly RatedPlayer[],
): readonly SquadStatistic[] =>
  statistics.filter(({ of, isCount }) =>
    players.some((player) => (isCount ? (of(player) ?? 0) > 0 : typeof of(player) === 'number')),
  );

/** By a column, who has nothing in it last; as they come where there is no such column. */
export function sortedSquad(
  players: readonly RatedPlayer[],
  columns: readonly SquadStatistic[],
  order: SquadOrder,
): readonly RatedPlayer[] {
  const column = columns.find((one) => one.order === order);
  if (!column) return players;
  const sign = isAscending(order) ? 1 : -1;
  const last = Number.POSITIVE_INFINITY;
  const rank = (player: RatedPlayer) => {
    const value = column.of(player);
    return typeof value === 'number' ? value * sign : last;
  };
  return players.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a === b ? 0 : a - b;
  });
}
