import { soccerDayTips, soccerEventPage, soccerResultsPage } from '@tipmark/contract';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import { createResults, createResultsAside } from '@tipmark/match-features';
import { createLoad, defineFeature } from '@tipmark/remote-kit';
import { rowOddsHistory } from '../../shared/row-odds.ts';
import { soccer } from '../../shared/soccer.ts';

/** Matches of one day. Requesting another day meanwhile cancels the one under way. */
export const resultsPage = createLoad('soccerResultsPage', {
  request: soccerResultsPage,
  when: 'latest',
});
const preview = createLoad('soccerMatchPreview', { request: soccerEventPage, when: 'latest' });
const dayTips = createLoad('soccerDayTips', { request: soccerDayTips, when: 'latest' });

/** `/Results`: the matches of a day. */
export const results = defineFeature({
  name: 'results',
  loads: [resultsPage, preview, dayTips, rowOddsHistory],
  ...createResults({
    name: 'soccerResults',
    namespace: soccer.namespace,
    load: resultsPage,
    routes: soccer.routes,
    outcomes: mainOutcomes(SPORT.soccer),
    clockOf: soccer.clockOf,
    rowOdds: soccer.rowOdds,
    ...createResultsAside({ sport: soccer, results: resultsPage, preview, dayTips }),
    live: () => import(/* webpackChunkName: "live" */ './results-live.ts'),
  }),
});
