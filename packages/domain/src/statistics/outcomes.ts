import type { PlayedMatch } from './played-match.ts';

export type OutcomeCounts = {
  readonly count: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
};

/** How many matches hosts won, nobody won, guests won. */
export function outcomesOf(matches: readonly PlayedMatch[]): OutcomeCounts {
  const counts = { count: matches.length, home: 0, draw: 0, away: 0 };
  for (const { score } of matches) {
    const [home, away] = score;
    if (home === away) counts.draw += 1;
    else if (home > away) counts.home += 1;
    else counts.away += 1;
  }
  return counts;
}
