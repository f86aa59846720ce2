import { checkStatistics, contradictingStatistics } from './check-statistics.ts';

test.each([
  [{ shots: 3, shotsOnTarget: 9 }, 'home.shotsOnTarget'],
  [{ powerPlays: 2, powerPlayGoals: 3 }, 'home.powerPlayGoals'],
  [{ servePoints: 60, firstServesIn: 70 }, 'home.firstServesIn'],
  [{ firstServesIn: 34, firstServesWon: 57 }, 'home.firstServesWon'],
  [{ servePoints: 60, aces: 65 }, 'home.aces'],
  [{ servePoints: 60, doubleFaults: 61 }, 'home.doubleFaults'],
  [{ breakPointsFaced: 3, breakPointsSaved: 5 }, 'home.breakPointsSaved'],
])('a part above its whole is a contradiction: %j', (statistics, field) => {
  expect(checkStatistics('home', statistics)).toMatchObject({ field, remedy: expect.any(String) });
});

test('equal and unknown counts contradict nothing', () => {
  expect(contradictingStatistics({ shots: 4, shotsOnTarget: 4, aces: 12 })).toEqual([]);
});
