import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { messages } from './messages.ts';

const scanner = () =>
  import(/* webpackChunkName: "odds-scanner" */ './features/odds-scanner/screen.ts');
const search = () => import(/* webpackChunkName: "search" */ './features/search/screen.ts');

/** The one thing this remote exposes: its pages, each a chunk of its own, of three sports. */
export const remote = defineRemote({
  name: 'scanner',
  features: [
    lazyFeature('oddsScanner', 'oddsScanner', async () => (await scanner()).soccer),
    lazyFeature('hockeyOddsScanner', 'hockeyOddsScanner', async () => (await scanner()).hockey),
    lazyFeature('tennisOddsScanner', 'tennisOddsScanner', async () => (await scanner()).tennis),
    lazyFeature('searchUsersTips', 'searchUsersTips', async () => (await search()).soccer),
    lazyFeature('hockeySearch', 'hockeySearchUsersTips', async () => (await search()).hockey),
    lazyFeature('tennisSearch', 'tennisSearchUsersTips', async () => (await search()).tennis),
  ],
  messages,
});
