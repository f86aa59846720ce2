import { type EvaluationReport, evaluate } from '@tipmark/prediction';
import type { Db } from '../../../platform/database/connect.ts';
import type { PredictedLeague } from '../league-queries.ts';
import { modelOf, PREDICTED_SPORTS, type PredictedSport } from '../models/sport-models.ts';
import { findStoredForecasts } from '../stored/stored-forecasts.ts';
import { UPCOMING_SECONDS } from '../upcoming/upcoming-queries.ts';
import { type WalkOptions, walkLeagues } from './walk-leagues.ts';

export type EvaluateOptions = Pick<WalkOptions, 'usesPastOdds' | 'nowSeconds' | 'onStep'> & {
  /** Matches that start before this are predicted but not scored, unix seconds. */
  readonly sinceSeconds?: number;
  /**
   * Every league of the database, for results of players of a chosen one elsewhere. Default: the
   * chosen.
   */
  readonly known?: readonly PredictedLeague[];
};

/** Leagues that share a model: the imported ones of a sport, or its simulated ones. */
export interface EvaluatedGroup {
  readonly sport: PredictedSport;
  readonly isSimulated: boolean;
  readonly leagues: readonly PredictedLeague[];
  readonly matches: number;
  readonly stored: number;
  readonly days: ReadonlySet<string>;
  readonly report: EvaluationReport;
}

/**
 * Walks leagues in order of time, stores every prediction, then scores what is stored. Models of
 * imported and simulated leagues are independent of each other.
 */
export async function evaluateLeagues(
  db: Db,
  leagues: readonly PredictedLeague[],
  options: EvaluateOptions,
): Promise<EvaluatedGroup[]> {
  const groups: EvaluatedGroup[] = [];
  for (const sport of PREDICTED_SPORTS) {
    for (const isSimulated of [false, true]) {
      const members = leagues.filter(
        (league) => league.sport === sport && league.isSimulated === isSimulated,
      );
      const group = { sport, isSimulated, leagues: members };
      if (members.length > 0) groups.push(await evaluateGroup(db, group, options));
    }
  }
  return groups;
}

async function evaluateGroup(
  db: Db,
  { sport, isSimulated, leagues }: Pick<EvaluatedGroup, 'sport' | 'isSimulated' | 'leagues'>,
  options: EvaluateOptions,
): Promise<EvaluatedGroup> {
  const leagueIds = leagues.map(({ id }) => id);
  const { known = leagues } = options;
  const walked = modelOf(sport).knowsAllLeagues
    ? known.filter((one) => one.sport === sport && one.isSimulated === isSimulated)
    : leagues;
  const { outcomes, ...walk } = await walkLeagues(db, {
    ...options,
    sport,
    leagueIds: walked.map(({ id }) => id),
    // The simulated world supplies its own forecasts.
    writesForecasts: !isSimulated && options.usesPastOdds,
    untilSeconds: options.nowSeconds() + UPCOMING_SECONDS,
  });
  const forecasts = await findStoredForecasts(db, {
    model: modelOf(sport).nameOf(options),
    leagueIds,
    sinceSeconds: options.sinceSeconds ?? 0,
  });
  return { sport, isSimulated, leagues, ...walk, report: evaluate(forecasts, outcomes) };
}
