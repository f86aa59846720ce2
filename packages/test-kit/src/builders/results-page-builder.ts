import type { ResultsPage } from '@tipmark/contract';
import type { LeagueBuilder } from './league-builder.ts';
import { SATURDAY_NOON } from './saturday-noon.ts';

/** 2026-11-21 00:00 in Moscow. */
const SATURDAY_START = 1_795_208_400;

/** The day of results that holds these leagues, as the api answers it. */
export function aResultsPage(
  leagues: readonly LeagueBuilder[],
  known: Partial<Omit<ResultsPage, 'leagues'>> = {},
): ResultsPage {
  return {
    leagues: leagues.map((league) => league.build()),
    timestamp: SATURDAY_START,
    asOf: SATURDAY_NOON,
    ...known,
  };
}
