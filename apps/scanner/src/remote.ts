import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { defineRemote, type Feature, lazyFeature } from '@tipmark/remote-kit';
import { type RouteName, routeOfSport, type SportPage } from '@tipmark/route-builder';
import { messages } from './messages.ts';

const scanner = () =>
  import(/* webpackChunkName: "odds-scanner" */ './pages/odds-scanner/screen.ts');
const bookmakers = () =>
  import(/* webpackChunkName: "bookmakers" */ './pages/bookmakers/screen.ts');
const search = () => import(/* webpackChunkName: "search" */ './pages/search/screen.ts');

/** A page that every sport has. */
const ofSports = (
  page: SportPage,
  featureOf: (route: RouteName, sport: SportName) => Feature,
): Feature[] =>
  SPORT_NAMES.flatMap((sport) => {
    const route = routeOfSport(SPORT[sport], page);
    return route ? [featureOf(route, sport)] : [];
  });

/** The only module this remote exposes: its pages for all sports, each a chunk of its own. */
export const remote = defineRemote({
  name: 'scanner',
  features: [
    ...ofSports('oddsScanner', (route, sport) =>
      lazyFeature(route, route, async () => (await scanner()).scanners[sport], {
        live: async () => ({ live: (await scanner()).scanners[sport].live }),
      }),
    ),
    ...ofSports('searchUsersTips', (route, sport) =>
      lazyFeature(route, route, async () => (await search()).searches[sport]),
    ),
    lazyFeature('bookmakers', 'bookmakers', async () => (await bookmakers()).all),
    lazyFeature('bookmaker', 'bookmaker', async () => (await bookmakers()).one),
  ],
  messages,
});
