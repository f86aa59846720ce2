// Pages of a sport from its calls: each is in a chunk of its remote.

export { comparePageOf } from './compare-page-of.ts';
export { homePageOf } from './home-page-of.ts';
export { matchPageOf, teamMatchPageOf } from './match-page-of.ts';
export { leaguePageOf, searchPageOf } from './statistics-pages.ts';
