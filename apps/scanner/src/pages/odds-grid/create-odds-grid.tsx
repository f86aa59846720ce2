import type { PageParts } from '@tipmark/match-features/pages';
import { defineScreen } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { gridParams, gridRequest, readGridView } from './grid-address.ts';
import { OddsGridScreen } from './OddsGridScreen.tsx';
import type { OddsGrid } from './odds-grid.ts';

/** The page of a sport's odds of a day. */
export function createOddsGrid(grid: OddsGrid): PageParts {
  const { route, sport, load } = grid;
  return {
    screen: defineScreen({
      route,
      loads: ({ search, timeZone }) => [
        load.requested(gridRequest(readGridView(search, sport, timeZone))),
      ],
      Component: () => <OddsGridScreen grid={grid} />,
      head: (_state, { locale, search, timeZone, nowSeconds }, t) => {
        const view = readGridView(search, sport, timeZone);
        const date = formatDate(view.day ?? nowSeconds, locale, timeZone);
        const { timestamp } = gridParams(view, sport);
        return {
          title: t(`grid.headTitle-${route}`, { date }),
          description: t('grid.description'),
          canonical: href(route, { timestamp }, { locale }),
        };
      },
    }),
    loads: [load],
  };
}
