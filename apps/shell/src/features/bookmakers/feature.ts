import { lazyFeature } from '@tipmark/remote-kit';

const load = () => import(/* webpackChunkName: "legal" */ './screens.ts');

/** The list of bookmakers, and the page of one. */
export const bookmakers = (['bookmakers', 'bookmaker'] as const).map((route) =>
  lazyFeature(route, route, async () => (await load())[route]),
);
