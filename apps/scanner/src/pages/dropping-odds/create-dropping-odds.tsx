import type { PageParts } from '@tipmark/match-features/pages';
import { defineScreen, type ScreenLive } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { scanLive } from '../../parts/scan/scan-live.ts';
import { DroppingOddsScreen } from './DroppingOddsScreen.tsx';
import type { DroppingOdds } from './dropping-odds.ts';
import { dropsRequest, readDropsView } from './drops-address.ts';

/** The page of a sport's falling odds with all its loads. */
export function createDroppingOdds(drops: DroppingOdds): PageParts & { readonly live: ScreenLive } {
  const { route, sport, load, more } = drops;
  const requested = (search: URLSearchParams) =>
    load.requested(dropsRequest(readDropsView(search, sport)));
  return {
    screen: defineScreen({
      route,
      loads: ({ search }) => [requested(search)],
      Component: () => <DroppingOddsScreen drops={drops} />,
      head: (_state, { locale }, t) => ({
        title: t(`drops.headTitle-${route}`),
        description: t('drops.description'),
        canonical: href(route, {}, { locale }),
      }),
    }),
    live: scanLive({ sport, load, isPaused: () => false, reload: requested }),
    loads: [load, more],
  };
}
