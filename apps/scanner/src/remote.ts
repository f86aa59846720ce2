import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import { defineRemote, type Feature, lazyFeature } from '@tipmark/remote-kit';
import { pageOfEverySport, type RouteName } from '@tipmark/route-builder';
import { dropsMessages, gridMessages, messages } from './messages.ts';
import { arbitrageMessages } from './pages/arbitrage/arbitrage-messages.ts';

const scanner = () =>
  import(/* webpackChunkName: "odds-scanner" */ './pages/odds-scanner/screen.ts');
const arbitrage = () => import(/* webpackChunkName: "arbitrage" */ './pages/arbitrage/screen.ts');
const drops = () =>
  import(/* webpackChunkName: "dropping-odds" */ './pages/dropping-odds/screen.ts');
const grids = () => import(/* webpackChunkName: "odds-grid" */ './pages/odds-grid/screen.ts');
const bookmakers = () =>
  import(/* webpackChunkName: "bookmakers" */ './pages/bookmakers/screen.ts');
const search = () => import(/* webpackChunkName: "search" */ './pages/search/screen.ts');

/** A page that every sport has. */
const ofSports = (
  page: Parameters<typeof pageOfEverySport>[0],
  featureOf: (route: RouteName, sport: SportName) => Feature,
): Feature[] => SPORT_NAMES.map((sport) => featureOf(pageOfEverySport(page, sport), sport));

/** The only module this remote exposes: its pages for all sports, each a chunk of its own. */
export const remote = defineRemote({
  name: 'scanner',
  features: [
    ...ofSports('oddsScanner', (route, sport) =>
      lazyFeature(route, route, async () => (await scanner()).scanners[sport], {
        live: async () => ({ live: (await scanner()).scanners[sport].live }),
      }),
    ),
    ...ofSports('arbitrage', (route, sport) =>
      lazyFeature(route, route, async () => (await arbitrage()).arbitrages[sport], {
        messages: arbitrageMessages,
      }),
    ),
    ...ofSports('droppingOdds', (route, sport) =>
      lazyFeature(route, route, async () => (await drops()).drops[sport], {
        live: async () => ({ live: (await drops()).drops[sport].live }),
        messages: dropsMessages,
      }),
    ),
    ...ofSports('oddsGrid', (route, sport) =>
      lazyFeature(route, route, async () => (await grids()).grids[sport], {
        messages: gridMessages,
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
