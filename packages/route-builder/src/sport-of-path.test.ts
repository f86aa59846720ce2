import { routes } from './routes.ts';
import { sportOfPath } from './sport-of-path.ts';

const SOCCER = 1;
const HOCKEY = 2;
const TENNIS = 3;

test.each([
  ['/', SOCCER],
  ['', SOCCER],
  ['/Results', SOCCER],
  ['/tennis', TENNIS],
  ['/tennis/', TENNIS],
  ['/TENNIS/events/1-a', TENNIS],
  ['/en/tennis', TENNIS],
  ['/de/tennis', TENNIS],
  ['/DE/Hockey/Results', HOCKEY],
  ['/hockey?timestamp=1', HOCKEY],
  ['/hockey#top', HOCKEY],
  ['/en', SOCCER],
  ['/tennisfoo', SOCCER],
  ['/en/hockeyfoo', SOCCER],
  ['/deu/tennis', SOCCER],
  ['/en/de/tennis', SOCCER],
  ['/Teams/tennis', SOCCER],
  ['/premium', SOCCER],
])('%s → sport %i', (pathname, sport) => {
  expect(sportOfPath(pathname)).toBe(sport);
});

test('routes have the sport of their path', () => {
  expect(routes.hockeyOddsScanner.sport).toBe(HOCKEY);
  expect(routes.tennisSearchUsersTips.sport).toBe(TENNIS);
  expect(routes.searchMatches.sport).toBe(SOCCER);
  expect(routes.login.sport).toBe(SOCCER);
});
