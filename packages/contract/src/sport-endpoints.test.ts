import { endpoints } from './endpoints.ts';
import { hockeyEventPage, pageHockeyLeagues, soccerEventPage, tennisTipMaker } from './index.ts';

test('the sport stands in name and path of each call of a family', () => {
  expect(soccerEventPage).toMatchObject({ name: 'soccerEventPage', sport: 'soccer' });
  expect(hockeyEventPage.path).toBe(soccerEventPage.path.replace('soccer', 'hockey'));
  expect(pageHockeyLeagues.name).toBe('pageHockeyLeagues');
  expect(pageHockeyLeagues.path).toMatch(/^\/page-hockey-leagues\/:pageNumber/);
});

test('what a browser loads has no schemas; the server has those of the sport', () => {
  expect(tennisTipMaker).not.toHaveProperty('reply');
  const { segments } = endpoints.tennisTipMaker;
  const isOutcome = (odd_type: string) => segments.safeParse({ matchUrl: '1-a', odd_type }).success;
  expect(isOutcome('1x2.1')).toBe(false);
  expect(isOutcome('0')).toBe(true);
  const soccer = endpoints.soccerTipMaker.segments;
  expect(soccer.safeParse({ matchUrl: '1-a', odd_type: '1x2.1' }).success).toBe(true);
});
