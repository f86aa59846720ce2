import { endpoints } from './endpoints.ts';
import { hockeyEventPage, pageHockeyLeagues, soccerEventPage, tennisTipMaker } from './index.ts';

test('each call of a family has its sport in its name and path', () => {
  expect(soccerEventPage).toMatchObject({ name: 'soccerEventPage', sport: 'soccer' });
  expect(hockeyEventPage.path).toBe(soccerEventPage.path.replace('soccer', 'hockey'));
  expect(pageHockeyLeagues.name).toBe('pageHockeyLeagues');
  expect(pageHockeyLeagues.path).toMatch(/^\/page-hockey-leagues\/:pageNumber/);
});

test('endpoints in the browser have no schemas; those on the server have the schemas of their sport', () => {
  expect(tennisTipMaker).not.toHaveProperty('reply');
  const { segments } = endpoints.tennisTipMaker;
  const isOutcome = (odd_type: string) => segments.safeParse({ matchUrl: '1-a', odd_type }).success;
  expect(isOutcome('1x2.1')).toBe(false);
  expect(isOutcome('0')).toBe(true);
  const soccer = endpoints.soccerTipMaker.segments;
  expect(soccer.safeParse({ matchUrl: '1-a', odd_type: '1x2.1' }).success).toBe(true);
});
