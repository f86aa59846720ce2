import type { Provider } from './answers/provider.ts';
import { apiFootball } from './api-football/provider.ts';
import { apiHockey } from './api-hockey/provider.ts';
import { apiTennis } from './api-tennis/api-tennis.ts';
import { betfair } from './betfair/betfair.ts';
import { espn } from './espn/espn.ts';
import { footballDataOrg } from './football-data-org/provider.ts';
import { liveTennisApi } from './live-tennis-api/live-tennis-api.ts';
import { nhl } from './nhl/nhl.ts';
import { openligadb } from './openligadb/openligadb.ts';
import { theOddsApi } from './the-odds-api/provider.ts';

/** All providers; a folder each. */
export const PROVIDERS: readonly Provider[] = [
  apiFootball,
  apiHockey,
  footballDataOrg,
  theOddsApi,
  nhl,
  openligadb,
  liveTennisApi,
  apiTennis,
  betfair,
  espn,
];
