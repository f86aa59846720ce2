import { StackSet } from '../stack/stack-set.ts';
import type { SoccerOptions } from './soccer-options.ts';

export type SoccerExpert = 'goals' | 'proxy' | 'shots' | 'elo' | 'odds';
export type SoccerStack = StackSet<SoccerExpert>;

const MAX_EXAMPLES = 9_000;

/** Initial weights by the data a match has; early seasons depend on them. */
export function soccerStack({ stackRidge, stackHalfLifeDays }: SoccerOptions): SoccerStack {
  return new StackSet<SoccerExpert>({
    outcomes: 3,
    ridge: stackRidge,
    halfLifeDays: stackHalfLifeDays,
    maxExamples: MAX_EXAMPLES,
    kinds: [
      {
        name: 'shotsAndOdds',
        startWeights: { goals: 0.05, proxy: 0.1, shots: 0.05, elo: 0.1, odds: 0.7 },
      },
      { name: 'odds', startWeights: { goals: 0.1, elo: 0.1, odds: 0.8 } },
      { name: 'shots', startWeights: { goals: 0.15, proxy: 0.35, shots: 0.2, elo: 0.3 } },
      { name: 'goals', startWeights: { goals: 0.65, elo: 0.35 } },
    ],
  });
}
