import { type GoalProbabilities, goalProbabilities } from '../chance/goal-model.ts';
import type { Misjudgement } from '../prices/market-belief.ts';
import type { PricedMarket, SeenMatch } from '../prices/odds-plan.ts';
import {
  bothScore,
  doubleChance,
  evenHandicap,
  evenLine,
  type GoalCounts,
  goalCounts,
  goalsOfSide,
  handicap,
  totalGoals,
} from '../prices/score-markets.ts';
import type { Fixture } from './fixture.ts';
import { expectedGoals } from './play/strength.ts';

const RESULT = ['1x2.1', '1x2.x', '1x2.2'];
const MAIN_LINE = 2.5;
const TOTAL = [`ou.o:${MAIN_LINE}`, `ou.u:${MAIN_LINE}`];
const FURTHER_TOTALS = [1.5, 3.5];

/**
 * Lines exceeded about half of the time; those of a match do not change, so that histories
 * continue.
 */
interface Lines {
  readonly handicap: number;
  readonly home: number;
  readonly away: number;
}

function linesOf({ scores }: GoalProbabilities): Lines {
  const counts = goalCounts(scores);
  return {
    handicap: evenHandicap(counts),
    home: evenLine(counts.home),
    away: evenLine(counts.away),
  };
}

/** The markets of a match as seen with an error; top leagues have more of them. */
export function soccerMarkets(seed: number, fixture: Fixture): (error: Misjudgement) => SeenMatch {
  const { tier } = fixture.league;
  const expected = () => expectedGoals(seed, fixture);
  let known: ReturnType<typeof expected> | undefined;
  let lines: Lines | undefined;
  return ({ supremacy, total }) => {
    known ??= expected();
    const seen = goalProbabilities([
      known[0] * Math.exp(total + supremacy),
      known[1] * Math.exp(total - supremacy),
    ]);
    return {
      markets: [
        { oddTypes: RESULT, probabilities: seen.result },
        { oddTypes: TOTAL, probabilities: seen.total },
      ],
      further([result = [], totals = []]) {
        lines ??= linesOf(goalProbabilities(known ?? expected()));
        const counts = goalCounts(seen.scores, {
          result,
          total: totals,
          totalLine: MAIN_LINE,
        });
        return [doubleChance(result), ...marketsOf(counts, lines, tier)];
      },
    };
  };
}

function marketsOf(counts: GoalCounts, lines: Lines, tier: 1 | 2 | 3): PricedMarket[] {
  const around = tier === 1 ? [lines.handicap - 1, lines.handicap + 1] : [];
  return [
    bothScore(counts),
    ...FURTHER_TOTALS.map((line) => totalGoals(counts, line)),
    ...[lines.handicap, ...around].map((line) => handicap(counts, line)),
    ...(tier === 3 ? [] : [goalsOfSide(counts, 1, lines.home), goalsOfSide(counts, 2, lines.away)]),
  ];
}
