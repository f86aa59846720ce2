import { mainOutcomes, SPORT } from '@tipmark/domain';
import { createResults } from '@tipmark/match-features';
import { defineFeature } from '@tipmark/remote-kit';
import { liveClock } from '../matches/live-clock.ts';
import { rowOdds } from '../matches/row-odds/row-odds.ts';
import { AsidePlace } from './aside/AsidePlace.tsx';
import { resultsLoads, resultsPage } from './results-loads.ts';

/** `/Results`: the matches of a day. */
export const results = defineFeature({
  name: 'results',
  loads: resultsLoads,
  ...createResults({
    name: 'soccerResults',
    namespace: 'soccer',
    load: resultsPage,
    routes: { results: 'results', match: 'events', league: 'league', team: 'team' },
    outcomes: mainOutcomes(SPORT.soccer),
    clockOf: liveClock,
    rowOdds,
    Aside: AsidePlace,
    live: () => import(/* webpackChunkName: "live" */ './results-live.ts'),
  }),
});
