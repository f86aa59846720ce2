import { setImmediate as breathe } from 'node:timers/promises';
import type { Reliability, ReliabilityGroup } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import {
  type EvaluatedOutcome,
  type Evaluation,
  evaluate,
  type Forecast,
  goalsMatrix,
  MIN_CASES,
  MODEL_WEIGHT,
  resultOf,
} from '@tipmark/prediction';
import { presentLeague } from '../../lists/present-leagues.ts';
import type { ForecastMatchRow } from './reliability-queries.ts';

const OUTCOMES = 3;
/** Other visitors are served in between. */
const AT_ONCE = 500;

const rounded = (value: number, decimals = 4): number => Number(value.toFixed(decimals));

function probabilitiesOf(sport: Sport, row: ForecastMatchRow) {
  const { p1, px, p2, forecast_home, forecast_away } = row;
  if (p1 !== null && px !== null && p2 !== null) return [p1, px, p2];
  return resultOf(goalsMatrix(sport, [forecast_home ?? 0, forecast_away ?? 0]));
}

const outcomeOf = (row: ForecastMatchRow): EvaluatedOutcome => ({
  matchId: String(row.id),
  leagueKey: String(row.league_id),
  atSeconds: row.starts_at,
  outcome: 1 - Math.sign(row.home_score - row.away_score),
  closingOdds: row.odds_closing?.slice(0, OUTCOMES),
  offeredOdds: row.odds_first?.slice(0, OUTCOMES),
});

function presentEvaluation({ model, baseRate, closing, valueBets }: Evaluation): Reliability {
  const isEnough = model.matches >= MIN_CASES;
  const hasLine = isEnough && closing.matches >= MIN_CASES;
  const hasYield = valueBets.picks >= MIN_CASES;
  const { standardErrorPercent } = valueBets;
  return {
    matches: model.matches,
    rankedProbability: isEnough ? rounded(model.rankedProbability) : null,
    baseRankedProbability: isEnough ? rounded(baseRate.rankedProbability) : null,
    lineRankedProbability: hasLine ? rounded(closing.rankedProbability) : null,
    logLoss: isEnough ? rounded(model.logLoss) : null,
    brier: isEnough ? rounded(model.brier) : null,
    picks: valueBets.picks,
    yieldPercent: hasYield ? rounded(valueBets.yieldPercent, 1) : null,
    standardErrorPercent:
      hasYield && standardErrorPercent !== null ? rounded(standardErrorPercent, 1) : null,
  };
}

const presentBin = ({ bin, cases, meanProbability, frequency, isTooSmall }: Bin) => ({
  fromPercent: bin * 10,
  cases,
  statedPercent: isTooSmall ? null : rounded(meanProbability * 100, 1),
  happenedPercent: isTooSmall ? null : rounded(frequency * 100, 1),
  happened: Math.round(frequency * cases),
});

type Bin = Evaluation['model']['bins'][number];

/**
 * Quality of forecasts, separately for real and simulated leagues; bad results are not hidden.
 */
export async function reliabilityOfMatches(
  rows: readonly ForecastMatchRow[],
  sport: Sport,
  locale: Locale,
): Promise<ReliabilityGroup[]> {
  const groups: ReliabilityGroup[] = [];
  for (const isSimulated of [false, true]) {
    const members = rows.filter((row) => row.is_simulated === isSimulated);
    if (members.length === 0) continue;
    const forecasts: Forecast[] = [];
    for (const row of members) {
      forecasts.push({ matchId: String(row.id), probabilities: probabilitiesOf(sport, row) });
      if (forecasts.length % AT_ONCE === 0) await breathe();
    }
    const report = evaluate(forecasts, members.map(outcomeOf));
    const leagueById = new Map(members.map((row) => [row.league_id, presentLeague(row, locale)]));
    const leagues = [...leagueById.values()].flatMap((league) => {
      const evaluation = report.leagues.get(String(league.id));
      return evaluation ? [{ league, ...presentEvaluation(evaluation) }] : [];
    });
    groups.push({
      isSimulated,
      all: presentEvaluation(report),
      ...(report.closing.matches >= MODEL_WEIGHT.minMatches && {
        modelWeight: rounded(report.modelWeight, 2),
      }),
      bins: report.model.bins.filter(({ cases }) => cases > 0).map(presentBin),
      leagues: leagues.toSorted((one, other) => other.matches - one.matches),
    });
  }
  return groups;
}
