import type { SeriesItem } from '@tipmark/contract';
import type { SeriesKind } from '@tipmark/domain';

/** Kinds of streaks a visitor can choose between. */
export const STREAK_GROUPS = {
  result: ['win', 'unbeaten', 'noWin', 'loss', 'draw'],
  totals: ['over', 'under'],
  goals: ['bothScored', 'cleanSheet', 'notScored'],
} as const satisfies Readonly<Record<string, readonly SeriesKind[]>>;
export type StreakGroup = keyof typeof STREAK_GROUPS;
export const STREAK_GROUP_NAMES = Object.keys(STREAK_GROUPS) as StreakGroup[];

/** Parameters of the table of a league's streaks that are like this one. */
export function likeStreak({ kind, scope }: Pick<SeriesItem, 'kind' | 'scope'>) {
  const group = STREAK_GROUP_NAMES.find((name) => STREAK_GROUPS[name].some((one) => one === kind));
  return { tab: 'series', kind: group, where: scope };
}
