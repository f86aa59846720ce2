import { endpoints } from '@tipmark/contract';
import { aMatchTip, anEventMatches, anEventPage, anOddsHistory } from './event-page-builder.ts';
import { aMatch } from './match-builder.ts';

it('builds match pages that are valid by the contract', () => {
  const tips = { tips: [aMatchTip(), aMatchTip()], count: 2, lastTipId: null };
  const page = anEventPage(aMatch().finished().withScore(2, 1), { tips });
  expect(endpoints.soccerEventPage.reply.parse(page)).toEqual(page);
  expect(page.counts.tips).toBe(2);
});

it('builds odds histories and match lists that are valid by the contract', () => {
  const history = anOddsHistory();
  expect(endpoints.soccerEventOddsHistory.reply.parse(history)).toEqual(history);
  const matches = anEventMatches();
  expect(endpoints.soccerEventMatches.reply.parse(matches)).toEqual(matches);
});
