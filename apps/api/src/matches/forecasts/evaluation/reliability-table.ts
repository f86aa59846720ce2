import {
  type Evaluation,
  MIN_CASES,
  type RealisedYield,
  type ReliabilityBin,
} from '@tipmark/prediction';
import { textTable } from '@tipmark/server-kit';
import { modelOf } from '../models/sport-models.ts';
import type { EvaluatedGroup } from './evaluate-leagues.ts';

const HEAD = [
  'league',
  'matches',
  'RPS',
  'log loss',
  'Brier',
  'ECE',
  'base RPS',
  'line RPS',
  'way',
  'value bets: yield ± error (n)',
];

/** Above this number small leagues, such as the tournaments of a tour, are only counted. */
const MOST_SMALL_LEAGUES = 10;

/**
 * How reliable the stored predictions of a group are, per league and overall: scores of the model,
 * of the league's base rate and of the closing line, the share of the distance from one to the
 * other, and the real return of value bets at the first price.
 */
export function reliabilityTable({ sport, isSimulated, leagues, report }: EvaluatedGroup): string {
  const scored = leagues.flatMap(({ id, name, countryCode }) => {
    const evaluation = report.leagues.get(String(id));
    return evaluation === undefined ? [] : [{ name: `${name} (${countryCode})`, evaluation }];
  });
  const { competitions, judgedBy, needs } = modelOf(sport).report;
  const title = `${isSimulated ? 'Simulated' : 'Imported'} ${competitions}${judgedBy}`;
  if (scored.length === 0) {
    return `${title}: nothing to score yet. A match is scored once it is over and ${needs}.\n`;
  }
  const small = scored.filter(({ evaluation }) => evaluation.model.matches < MIN_CASES);
  const isSmallShown = small.length <= MOST_SMALL_LEAGUES;
  const rows = [
    ...(isSmallShown ? scored : scored.filter((one) => !small.includes(one))).map(
      ({ name, evaluation }) => rowOf(name, evaluation),
    ),
    ...(isSmallShown ? [] : [smallOnes(competitions, small)]),
  ];
  const overall = rowOf('all', report);
  const bins = report.model.matches < MIN_CASES ? '' : `\n${binTable(report.model.bins)}`;
  return `${title}\n${textTable([HEAD, ...rows, overall])}${bins}`;
}

function smallOnes(
  leaguesOf: string,
  small: readonly { readonly evaluation: Evaluation }[],
): string[] {
  const matches = small.reduce((sum, { evaluation }) => sum + evaluation.model.matches, 0);
  return [`${small.length} small ${leaguesOf}`, String(matches), 'samples too small'];
}

function rowOf(name: string, { model, baseRate, closing, shareOfWay, valueBets }: Evaluation) {
  if (model.matches < MIN_CASES) return [name, String(model.matches), 'sample too small'];
  const hasLine = closing.matches >= MIN_CASES;
  // Where the line is no better than the base rate there is no distance to cover.
  const hasWay = hasLine && closing.rankedProbability < baseRate.rankedProbability;
  return [
    name,
    String(model.matches),
    fraction(model.rankedProbability),
    fraction(model.logLoss),
    fraction(model.brier),
    fraction(model.calibrationError),
    fraction(baseRate.rankedProbability),
    hasLine ? fraction(closing.rankedProbability) : '-',
    hasWay && shareOfWay !== null ? `${(shareOfWay * 100).toFixed(1)} %` : '-',
    yieldText(valueBets),
  ];
}

function yieldText({ picks, yieldPercent, standardErrorPercent }: RealisedYield): string {
  if (picks === 0) return '-';
  if (picks < MIN_CASES) return `sample too small (${picks})`;
  return `${yieldPercent.toFixed(1)} % ± ${(standardErrorPercent ?? 0).toFixed(1)} (${picks})`;
}

/** Predicted probability and observed frequency, over all results of all matches. */
function binTable(bins: readonly ReliabilityBin[]): string {
  const rows = bins.map(({ bin, cases, meanProbability, frequency, isTooSmall }) => [
    `${bin * 10}–${bin * 10 + 10} %`,
    String(cases),
    ...(isTooSmall ? ['sample too small'] : [fraction(meanProbability), fraction(frequency)]),
  ]);
  return textTable([['predicted', 'cases', 'mean predicted', 'actual'], ...rows]);
}

function fraction(value: number): string {
  return value.toFixed(4);
}
