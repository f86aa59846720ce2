// Functions that the tests of `tooling/load-world` try on a big world.
export { appendEntries } from '../betting/ledger/append-entries.ts';
export { refreshRatings } from '../betting/rating/refresh-ratings.ts';
export { settleMatch } from '../betting/settlement/settle-match.ts';
export { findDueMatches } from '../betting/settlement/settlement-queries.ts';
export { findSiteMapParts } from '../calls/pages/site-map-queries.ts';
export { findRefereesOfDay } from '../matches/home/home-queries.ts';
export { findLeagues, type LeaguesFilter } from '../matches/leagues/list-queries.ts';
export { findRefereeList, type RefereesFilter } from '../matches/referees/referee-queries.ts';
export { findTeams, type TeamsFilter } from '../matches/teams/team-queries.ts';
export { tx } from '../platform/database/tx.ts';
export { createTestApi, type TestApi } from './create-test-api.ts';
export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { type Given, type RecomputingQueries, recomputingQueries } from './recomputing-queries.ts';
export { rowsRead } from './rows-read.ts';
