import { callOf, resultsPageCalls } from '@tipmark/contract';
import { mainOutcomes } from '@tipmark/domain';
import { defineFeature, type Feature } from '@tipmark/remote-kit';
import type { AsideOptions } from '../pages/results/aside/aside-options.ts';
import { createResultsAside } from '../pages/results/aside/create-results-aside.tsx';
import { createResults } from '../pages/results/create-results.tsx';
import type { ResultsOptions } from '../pages/results/results-feature.ts';
import { loadOf } from '../parts/page/page-load.ts';
import type { DefinedSport } from './define-sport.ts';

/** How the results of a sport differ from those of others. */
export type OwnResults = Pick<AsideOptions, 'preview' | 'dayTips'> & Pick<ResultsOptions, 'board'>;

/** The matches of a day, with which a first visit begins: in the first chunk of the remote. */
export function resultsOf(sport: DefinedSport, { board, ...aside }: OwnResults): Feature {
  const { name, namespace, routes, clockOf, rowOdds } = sport;
  // requesting another day meanwhile cancels the one under way
  const load = loadOf(callOf(resultsPageCalls, name));
  const { preview, dayTips } = aside;
  return defineFeature({
    name: 'results',
    loads: [load, preview, ...(dayTips ? [dayTips] : []), sport.rowOddsHistory],
    ...createResults({
      name: `${name}Results`,
      namespace,
      load,
      routes,
      outcomes: mainOutcomes(sport.sport),
      clockOf,
      rowOdds,
      ...(board && { board }),
      ...createResultsAside({ sport, results: load, ...aside }),
      live: async () => {
        const { resultsLive } = await import(
          /* webpackChunkName: "live" */ '../pages/results/results-live.ts'
        );
        return { live: resultsLive({ sport: sport.sport, load, matchRoute: routes.match }) };
      },
    }),
  });
}
