import { tennisEventPage, tennisResultsPage } from '@tipmark/contract';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import { createResults, createResultsAside } from '@tipmark/match-features';
import { requestedWith } from '@tipmark/match-features/pages';
import { createLoad, defineFeature } from '@tipmark/remote-kit';
import { rowBoard } from '../../shared/row-board.tsx';
import { rowOddsHistory } from '../../shared/row-odds.ts';
import { tennis } from '../../shared/tennis.ts';

/** Matches of one day. Requesting another day meanwhile cancels the one under way. */
export const resultsPage = createLoad('tennisResultsPage', {
  request: tennisResultsPage,
  when: 'latest',
});
const preview = createLoad('tennisMatchPreview', { request: tennisEventPage, when: 'latest' });

/** `/tennis`: the matches of a day. */
export const results = defineFeature({
  name: 'results',
  loads: [resultsPage, preview, rowOddsHistory],
  ...createResults({
    name: 'tennisResults',
    namespace: tennis.namespace,
    load: resultsPage,
    routes: tennis.routes,
    outcomes: mainOutcomes(SPORT.tennis),
    clockOf: tennis.clockOf,
    rowOdds: tennis.rowOdds,
    board: rowBoard,
    ...createResultsAside({
      sport: tennis,
      results: resultsPage,
      preview: requestedWith(preview, ({ segments: { matchUrl } }) => ({
        segments: { id: matchUrl },
        query: {},
      })),
    }),
    live: () => import(/* webpackChunkName: "live" */ './results-live.ts'),
  }),
});
