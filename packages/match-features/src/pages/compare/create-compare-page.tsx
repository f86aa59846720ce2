import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import type { PageParts } from '../../parts/page/page-load.ts';
import { CompareScreen } from './CompareScreen.tsx';
import {
  canonicalAddress,
  comparisonRequest,
  missingOf,
  readCompareView,
  sideQuery,
} from './compare-address.ts';
import type { ComparePageOptions } from './compare-options.ts';

/** Two sides of a sport beside each other, chosen by two fields or the address. */
export function createComparePage(options: ComparePageOptions): PageParts {
  const { sport, of, load, searches } = options;
  const route = sport.routes.compare;
  return {
    screen: defineScreen({
      route,
      loads: ({ search }) => {
        const view = readCompareView(search);
        const queries = [view.firstQuery, view.secondQuery];
        return [
          // the page has its form, whatever became of them
          ...(missingOf(view) === undefined
            ? [optionalLoad(load.requested(comparisonRequest(view)))]
            : []),
          ...searches.flatMap((one, index) => {
            const query = queries[index] ?? '';
            return query === '' ? [] : [optionalLoad(one.requested(sideQuery(query)))];
          }),
        ];
      },
      Component: () => <CompareScreen options={options} />,
      head: (state, { search, locale }, t) => {
        const view = readCompareView(search);
        const data = missingOf(view) === undefined ? load.select(state).data : undefined;
        const canonical = canonicalAddress(route, view, locale);
        if (!data) {
          const isIndexed = search.size === 0;
          return {
            title: t(`compare.headTitleOf-${of}`, { sport: t(`common:sport.${sport.namespace}`) }),
            description: t(`compare.description-${of}`),
            canonical,
            isIndexed,
          };
        }
        const names = { first: data.sides[0].name, second: data.sides[1].name };
        return {
          title: t('compare.headTitle', names),
          description: t(`compare.descriptionOf-${of}`, names),
          canonical,
        };
      },
    }),
    loads: [load, ...searches],
  };
}
