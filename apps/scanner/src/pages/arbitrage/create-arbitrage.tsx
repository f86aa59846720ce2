import type { PageParts } from '@tipmark/match-features/pages';
import { defineScreen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { ArbitragePage } from './ArbitragePage.tsx';
import type { ArbitrageOf } from './arbitrage.ts';

/** `/arbitrage` of a sport. */
export function createArbitrage(of: ArbitrageOf): PageParts {
  const { route, load } = of;
  return {
    screen: defineScreen({
      route,
      loads: () => [load.requested({})],
      Component: () => <ArbitragePage of={of} />,
      head: (_state, { locale }, t) => ({
        title: t(`arbitrage.headTitle-${route}`),
        description: t('arbitrage.description'),
        canonical: href(route, {}, { locale }),
      }),
    }),
    loads: [load],
  };
}
