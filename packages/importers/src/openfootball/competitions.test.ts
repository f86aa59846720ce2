import { readLines } from '../testing/read-lines.ts';
import { readOpenfootball } from './read-openfootball.ts';

const startOf = (name: string, time: string, [team1, team2]: [string, string]) => {
  const match = { round: 'Matchday 1', date: '2012-10-03', time, team1, team2 };
  const text = JSON.stringify({ name, matches: [match] });
  const [start] = readLines(readOpenfootball, text, 'cup.json').of('match');
  return { at: new Date((start?.startsAt ?? 0) * 1_000).toISOString(), known: start?.isTimeKnown };
};

test.each([
  ['UEFA Champions League 2012/13', '18:00', '2012-10-03T16:00:00.000Z'],
  ['UEFA Europa League 2012/13', '21:05', '2012-10-03T19:05:00.000Z'],
  ['Copa Libertadores 2012', '23:00', '2012-10-04T02:00:00.000Z'],
  ['Copa Sudamericana 2012', '19:00', '2012-10-03T22:00:00.000Z'],
])('times of %s are in one time zone, wherever the match is played', (name, time, at) => {
  expect(startOf(name, time, ['Zenit (RUS)', 'Milan (ITA)'])).toEqual({ at, known: true });
});

test('in a cup of several time zones that has no rule the time is unknown', () => {
  const start = startOf('CONCACAF Champions Cup 2012', '20:00', ['Toluca (MEX)', 'Seattle (USA)']);
  expect(start).toEqual({ at: '2012-10-03T12:00:00.000Z', known: false });
});
