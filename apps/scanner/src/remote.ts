import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { messages } from './messages.ts';

const scanner = () =>
  import(/* webpackChunkName: "odds-scanner" */ './pages/odds-scanner/screen.ts');
const bookmakers = () =>
  import(/* webpackChunkName: "bookmakers" */ './pages/bookmakers/screen.ts');
const search = () => import(/* webpackChunkName: "search" */ './pages/search/screen.ts');

/** The only module this remote exposes: its pages for three sports, each a chunk of its own. */
export const remote = defineRemote({
  name: 'scanner',
  features: [
    lazyFeature('oddsScanner', 'oddsScanner', async () => (await scanner()).soccer, {
      live: async () => ({ live: (await scanner()).soccer.live }),
    }),
    lazyFeature('hockeyOddsScanner', 'hockeyOddsScanner', async () => (await scanner()).hockey, {
      live: async () => ({ live: (await scanner()).hockey.live }),
    }),
    lazyFeature('tennisOddsScanner', 'tennisOddsScanner', async () => (await scanner()).tennis, {
      live: async () => ({ live: (await scanner()).tennis.live }),
    }),
    lazyFeature('searchUsersTips', 'searchUsersTips', async () => (await search()).soccer),
    lazyFeature('hockeySearch', 'hockeySearchUsersTips', async () => (await search()).hockey),
    lazyFeature('bookmakers', 'bookmakers', async () => (await bookmakers()).all),
    lazyFeature('bookmaker', 'bookmaker', async () => (await bookmakers()).one),
    lazyFeature('tennisSearch', 'tennisSearchUsersTips', async () => (await search()).tennis),
  ],
  messages,
});
