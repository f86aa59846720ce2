import { pageOfEverySport } from './page-of-every-sport.ts';
import { SPORT_NUMBERS, type SportName } from './sport-of-path.ts';
import { routeOfSport } from './sport-routes.ts';

const PAGES = ['oddsScanner', 'arbitrage', 'droppingOdds', 'oddsGrid', 'searchUsersTips'] as const;
const SPORTS = Object.entries(SPORT_NUMBERS) as readonly [SportName, number][];

test.each(PAGES)('%s has the route that the table has, in every sport', (page) => {
  for (const [sport, number] of SPORTS) {
    expect(pageOfEverySport(page, sport)).toBe(routeOfSport(number, page));
  }
});
