import type { StoryShot } from '@tipmark/contract';

export interface ShotTotals {
  readonly shots: number;
  readonly onTarget: number;
  readonly goals: number;
  /** null where the location of some shots is not known. */
  readonly expectedGoals: number | null;
}

/** A blocked shot may have no chance of its own; any other without one leaves the sum unknown. */
export function totalsOf(shots: readonly StoryShot[], side: StoryShot['side']): ShotTotals {
  const own = shots.filter((shot) => shot.side === side);
  const goals = own.filter(({ outcome }) => outcome === 'goal').length;
  const isKnown = own.every(
    ({ expectedGoals, outcome }) => expectedGoals !== null || outcome === 'blocked',
  );
  return {
    shots: own.length,
    onTarget: goals + own.filter(({ outcome }) => outcome === 'on_target').length,
    goals,
    expectedGoals: isKnown
      ? own.reduce((sum, { expectedGoals }) => sum + (expectedGoals ?? 0), 0)
      : null,
  };
}
