import { outcomeShares } from '../scores/outcome-shares.ts';
import { createSoccerModel } from '../soccer/soccer-model.ts';
import type { SoccerPrediction } from '../soccer/soccer-prediction.ts';
import { walkForward } from '../walk-forward/walk-forward.ts';
import type { FileResult } from './football-data-results.ts';

/**
 * An outcome before a match: how often it came in for a side, the model's probability, the result.
 */
export interface TrendCase {
  readonly oddType: string;
  readonly kickoffSeconds: number;
  readonly hits: number;
  readonly of: number;
  readonly modelShare: number;
  readonly happened: boolean;
}

interface Score {
  readonly host: number;
  readonly guest: number;
}
type Record = Score & { readonly isHome: boolean };

const LONGEST = 10;
const SHORTEST = 5;

const OUTCOMES: { readonly [oddType: string]: (score: Score) => boolean } = {
  '1x2.1': ({ host, guest }) => host > guest,
  '1x2.x': ({ host, guest }) => host === guest,
  '1x2.2': ({ host, guest }) => host < guest,
  'ou.o:2.5': ({ host, guest }) => host + guest > 2.5,
  'ou.u:2.5': ({ host, guest }) => host + guest < 2.5,
  'btts.y': ({ host, guest }) => host > 0 && guest > 0,
  'btts.n': ({ host, guest }) => host === 0 || guest === 0,
  'tt1.o:1.5': ({ host }) => host > 1.5,
  'tt2.o:0.5': ({ guest }) => guest > 0.5,
};

/** Every outcome of every match with the last ten matches of each side, wherever played. */
export function trendCases(results: readonly FileResult[]): TrendCase[] {
  const model = createSoccerModel();
  const published = walkForward(model, results, results).filter((one) => one.isPublishable);
  const predictions = new Map(published.map((one) => [one.matchId, one]));
  const records = new Map<string, Record[]>();
  const recordOf = (key: string) => {
    const known = records.get(key) ?? [];
    records.set(key, known);
    return known;
  };
  return results
    .toSorted((one, other) => one.kickoffSeconds - other.kickoffSeconds)
    .flatMap((result) => {
      const { leagueKey, homeKey, awayKey, goals } = result;
      const home = recordOf(`${leagueKey} ${homeKey}`);
      const away = recordOf(`${leagueKey} ${awayKey}`);
      const prediction = predictions.get(result.id);
      const cases = prediction
        ? [...casesOf(result, prediction, home, true), ...casesOf(result, prediction, away, false)]
        : [];
      home.push({ host: goals[0], guest: goals[1], isHome: true });
      away.push({ host: goals[0], guest: goals[1], isHome: false });
      return cases;
    });
}

function casesOf(
  { kickoffSeconds, goals }: FileResult,
  { matrix }: SoccerPrediction,
  record: readonly Record[],
  isHost: boolean,
): TrendCase[] {
  const last = record.slice(-LONGEST);
  if (last.length < SHORTEST) return [];
  return Object.entries(OUTCOMES).map(([oddType, isHit]) => ({
    oddType,
    kickoffSeconds,
    of: last.length,
    hits: last.filter((played) => isHit(seenFrom(played, isHost))).length,
    modelShare: outcomeShares(matrix, oddType)?.won ?? 0,
    happened: isHit({ host: goals[0], guest: goals[1] }),
  }));
}

/** A past match as if its team had the side it has in the coming one. */
function seenFrom({ host, guest, isHome }: Record, isHost: boolean): Score {
  return isHome === isHost ? { host, guest } : { host: guest, guest: host };
}
