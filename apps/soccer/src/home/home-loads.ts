import { pageSoccerValueTrends, soccerMainPage } from '@tipmark/contract';
import { VALUE_TRENDS_SORT } from '@tipmark/domain';
import { createLoad, ofPart, type RequestedAction } from '@tipmark/remote-kit';

/** Blocks of the main page. */
export const mainPage = createLoad('soccerMainPage', { request: soccerMainPage, when: 'latest' });

/** Value trends beyond the few that everybody sees. */
export const homeTrends = createLoad('soccerHomeValueTrends', {
  request: pageSoccerValueTrends,
  when: 'latest',
});

/** Those the block is cut from, best first. Without them the page shows what everybody sees. */
export const homeTrendsRequest = (): RequestedAction =>
  ofPart(
    homeTrends.requested({
      segments: {
        outcomeCategoryId: 0,
        matchesHours: 72,
        countOfMatches: 10,
        minOdds: 1.3,
        sortType: VALUE_TRENDS_SORT.value,
        pageNumber: 1,
        isInit: false,
      },
    }),
  );
