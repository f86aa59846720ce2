import { defineScreen } from '@tipmark/remote-kit';
import type { PageParts } from '../../parts/page/page-load.ts';
import { LeagueScreen } from './LeagueScreen.tsx';
import { readLeagueView } from './league-address.ts';
import { leagueHead } from './league-head.ts';
import { leagueLinkedData } from './league-linked-data.ts';
import type { LeaguePageOptions } from './league-options.ts';
import { partRequests } from './league-requests.ts';
import { leagueShareImage } from './league-share-image.ts';

/**
 * A season of a league: its matches, table, totals, streaks and whatever else the sport has. The
 * sport names what it counts: `league.description`, `league.market-<number>`.
 */
export function createLeaguePage(options: LeaguePageOptions): PageParts {
  const { sport, load, results, fixtures, scorers, table, totals, streaks } = options;
  const screen = defineScreen({
    route: sport.routes.league,
    loads: ({ params: { leagueId = '' }, search }) => {
      const view = readLeagueView(options, search);
      return [load.requested({ leagueId, view }), ...partRequests(options, leagueId, view)];
    },
    Component: () => <LeagueScreen options={options} />,
    head: leagueHead(options),
    ...(typeof document === 'undefined' && {
      linkedData: leagueLinkedData(options),
      shareImage: leagueShareImage(options),
    }),
  });
  const parts = [results, fixtures, scorers].flatMap((one) => (one ? [one.load, one.more] : []));
  const ownLoads = options.tabs.map((tab) => (typeof tab === 'string' ? undefined : tab.load));
  const ofTabs = [table, totals, ...ownLoads].filter((one) => one !== undefined);
  return { screen, loads: [load, streaks.load, streaks.matches, ...parts, ...ofTabs] };
}
