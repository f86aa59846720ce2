import { endpoints } from '@tipmark/contract';
import { aMatch } from './match-builder.ts';
import { SATURDAY_NOON } from './saturday-noon.ts';
import { aDroppedPrice, anEventTrend, aValueTrend } from './trend-builders.ts';

it('builds match trends that are valid by the contract', () => {
  const trends = { link: aMatch().build().link, trends: [anEventTrend()], asOf: SATURDAY_NOON };
  expect(endpoints.soccerEventTrends.reply.parse(trends)).toEqual(trends);
});

it('builds value trends that are valid by the contract, with as many hits as stated', () => {
  const trend = aValueTrend();
  const page = {
    trends: [trend],
    count: 1,
    categories: null,
    sidebar: null,
    nextPageNumber: null,
    asOf: SATURDAY_NOON,
  };
  expect(endpoints.pageSoccerValueTrends.reply.parse(page)).toEqual(page);
  expect(trend.record).toHaveLength(trend.of);
  expect(trend.record.filter(({ isHit }) => isHit)).toHaveLength(trend.hits);
});

it('builds a dropped price for the main page', () => {
  const block = { kind: 2, items: [aDroppedPrice()], routeName: 'oddsScanner', params: {} };
  const page = { blocks: [block], countOfLive: 0, countOfMatches: 1, asOf: SATURDAY_NOON };
  expect(endpoints.soccerMainPage.reply.parse(page)).toEqual(page);
});
