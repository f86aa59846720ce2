import type { Random } from './random.ts';

/** A kick or shot after time has run out. */
export interface Kick {
  readonly side: 'home' | 'away';
  readonly isGoal: boolean;
}

/**
 * Both sides in turn until one cannot be caught up with, then pair by pair.
 * @param rounds how many each has before that
 */
export function shootout(random: Random, rounds: number, goalShare: number): Kick[] {
  const kicks: Kick[] = [];
  const goals = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  const first = random.chance(0.5) ? 'home' : 'away';
  const second = first === 'home' ? 'away' : 'home';
  const isDecided = () => {
    const left = (side: 'home' | 'away') => Math.max(0, rounds - taken[side]);
    if (taken.home === taken.away && taken.home >= rounds) return goals.home !== goals.away;
    if (taken[first] > rounds) return false;
    return goals.home > goals.away + left('away') || goals.away > goals.home + left('home');
  };
  while (!isDecided()) {
    const side = taken[first] === taken[second] ? first : second;
    const isGoal = random.chance(goalShare);
    kicks.push({ side, isGoal });
    taken[side] += 1;
    if (isGoal) goals[side] += 1;
  }
  return kicks;
}

/** Goals of home and away in the first so many kicks. */
export function goalsOf(kicks: readonly Kick[], count = kicks.length): [number, number] {
  const scored = kicks.slice(0, count).filter(({ isGoal }) => isGoal);
  const home = scored.filter(({ side }) => side === 'home').length;
  return [home, scored.length - home];
}
