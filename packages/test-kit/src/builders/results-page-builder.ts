import type { ResultsPage } from '@tipmark/contract';
import type { LeagueBuilder } from './league-builder.ts';

/** 2026-11-21 00:00 in Moscow. */
const SATURDAY_START = 1_795_208_400;
const HALF_A_DAY = 43_200;

/** The day of results that holds these leagues, as the api answers it. */
export function aResultsPage(
  leagues: readonly LeagueBuilder[],
  known: Partial<Omit<ResultsPage, 'leagues'>> = {},
): ResultsPage {
  return {
    leagues: leagues.map((league) => league.build()),
    timestamp: SATURDAY_START,
    asOf: SATURDAY_START + HALF_A_DAY,
    ...known,
  };
}
