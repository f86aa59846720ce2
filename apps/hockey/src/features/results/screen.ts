import { hockeyDayTips, hockeyEventPage, hockeyResultsPage } from '@tipmark/contract';
import { mainOutcomes } from '@tipmark/domain';
import { createResults, createResultsAside } from '@tipmark/match-features';
import { createLoad, defineFeature } from '@tipmark/remote-kit';
import { hockey } from '../../shared/hockey.ts';
import { rowOddsHistory } from '../../shared/row-odds.ts';

/** Matches of one day. Requesting another day meanwhile cancels the one under way. */
export const resultsPage = createLoad('hockeyResultsPage', {
  request: hockeyResultsPage,
  when: 'latest',
});
const preview = createLoad('hockeyMatchPreview', { request: hockeyEventPage, when: 'latest' });
const dayTips = createLoad('hockeyDayTips', { request: hockeyDayTips, when: 'latest' });

/** `/hockey/Results`: the matches of a day. */
export const results = defineFeature({
  name: 'results',
  loads: [resultsPage, preview, dayTips, rowOddsHistory],
  ...createResults({
    name: 'hockeyResults',
    namespace: hockey.namespace,
    load: resultsPage,
    routes: hockey.routes,
    outcomes: mainOutcomes(hockey.sport),
    clockOf: hockey.clockOf,
    rowOdds: hockey.rowOdds,
    ...createResultsAside({ sport: hockey, results: resultsPage, preview, dayTips }),
    live: () => import(/* webpackChunkName: "live" */ './results-live.ts'),
  }),
});
