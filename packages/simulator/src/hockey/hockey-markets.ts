import type { Misjudgement } from '../prices/market-belief.ts';
import type { PricedMarket, SeenMatch } from '../prices/odds-plan.ts';
import {
  doubleChance,
  evenLine,
  type GoalCounts,
  goalCounts,
  goalsOfSide,
  handicap,
  totalGoals,
} from '../prices/score-markets.ts';
import type { HockeyFixture } from './hockey-fixtures.ts';
import { type HockeyProbabilities, hockeyProbabilities } from './play/goal-process.ts';
import { expectedHockeyGoals } from './play/hockey-strength.ts';

/**
 * Of the market's error on the logarithm of goals; hockey results are more random than those of
 * soccer.
 */
const ERROR_SHARE = 0.65;
const RESULT = ['1x2.1', '1x2.x', '1x2.2'];
const WIN = ['win.1', 'win.2'];
const MAIN_LINE = 5.5;
const TOTAL = [`ou.o:${MAIN_LINE}`, `ou.u:${MAIN_LINE}`];
const FURTHER_TOTALS = [4.5, 6.5];
const GOALS_AHEAD = 1.5;

interface Lines {
  /** The better side gives the handicap. */
  readonly handicap: number;
  readonly home: number;
  readonly away: number;
}

function linesOf({ scores, win }: HockeyProbabilities): Lines {
  const { home, away } = goalCounts(scores);
  const handicap = win[0] >= win[1] ? -GOALS_AHEAD : GOALS_AHEAD;
  return { handicap, home: evenLine(home), away: evenLine(away) };
}

/** The markets of a match as seen with an error; top leagues have more of them. */
export function hockeyMarkets(
  seed: number,
  fixture: HockeyFixture,
): (error: Misjudgement) => SeenMatch {
  const { isPlayOff, league } = fixture;
  const expected = () => expectedHockeyGoals(seed, fixture);
  let known: ReturnType<typeof expected> | undefined;
  let lines: Lines | undefined;
  return ({ supremacy, total }) => {
    known ??= expected();
    const seen = hockeyProbabilities(
      [
        known[0] * Math.exp((total + supremacy) * ERROR_SHARE),
        known[1] * Math.exp((total - supremacy) * ERROR_SHARE),
      ],
      isPlayOff,
    );
    return {
      markets: [
        { oddTypes: RESULT, probabilities: seen.result },
        { oddTypes: WIN, probabilities: seen.win },
        { oddTypes: TOTAL, probabilities: seen.total },
      ],
      further([result = [], , totals = []]) {
        lines ??= linesOf(hockeyProbabilities(known ?? expected(), isPlayOff));
        const counts = goalCounts(seen.scores, {
          result,
          total: totals,
          totalLine: MAIN_LINE,
        });
        return [doubleChance(result), ...marketsOf(counts, lines, league.tier)];
      },
    };
  };
}

function marketsOf(counts: GoalCounts, lines: Lines, tier: 1 | 2 | 3): PricedMarket[] {
  const around = tier === 1 ? [-lines.handicap] : [];
  return [
    ...FURTHER_TOTALS.map((line) => totalGoals(counts, line)),
    ...[lines.handicap, ...around].map((line) => handicap(counts, line)),
    ...(tier === 3 ? [] : [goalsOfSide(counts, 1, lines.home), goalsOfSide(counts, 2, lines.away)]),
  ];
}
