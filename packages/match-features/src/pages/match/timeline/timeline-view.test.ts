import type { MatchEvent } from '@tipmark/contract';
import { hockeyOf, soccerOf } from './timeline-fixture.ts';

const event = (type: MatchEvent['type'], minute: number, known: Partial<MatchEvent> = {}) => ({
  ...({ type, minute, side: 'home', stoppage: null, second: null } as const),
  player: 'Artem Belozerov',
  relatedPlayer: null,
  ...known,
});

const goals = [
  event('goal', 17, { side: 'away', relatedPlayer: 'Timur Yusupov' }),
  event('own_goal', 45, { stoppage: 2, player: null }),
  event('penalty_goal', 84),
];

test('each part has its own goals, with the score after every goal', () => {
  const parts = soccerOf(goals, [2, 1]);
  expect(parts.map(({ title, score }) => [title, score])).toEqual([
    ['1-й тайм', '1:1'],
    ['2-й тайм', '1:0'],
  ]);
  expect(parts.flatMap(({ events }) => events.map(({ score }) => score))).toEqual([
    '0:1',
    '1:1',
    '2:1',
  ]);
  expect(parts[0]?.events[0]).toMatchObject({ who: 'A. Belozerov', note: 'пас T. Yusupov' });
  expect(parts[0]?.events[1]).toMatchObject({ clock: "45+2'", who: '', note: 'автогол' });
});

test('no score is shown where some goals are missing', () => {
  const parts = soccerOf(goals, [3, 1]);
  expect(parts.flatMap((part) => [part.score, ...part.events.map(({ score }) => score)])).toEqual(
    Array.from({ length: 5 }),
  );
});

test('a substitution names the player who comes on first, then the one who goes off', () => {
  const change = event('substitution', 62, { relatedPlayer: 'Igor Zhuravlev' });
  expect(soccerOf([change], [0, 0])[0]?.events[0]).toMatchObject({
    who: 'I. Zhuravlev',
    note: '↓ A. Belozerov',
    mark: 'change',
  });
  const unknown = event('substitution', 62);
  expect(soccerOf([unknown], [0, 0])[0]?.events[0]).toMatchObject({
    who: '',
    note: 'ушёл A. Belozerov',
  });
});

test('hockey has periods and a clock with seconds; a won shoot-out counts as a goal of the score', () => {
  const parts = hockeyOf(
    [
      event('power_play_goal', 19, { second: 5 }),
      event('penalty', 20, { side: 'away', second: 0 }),
      event('goal', 59, { side: 'away', second: 58 }),
      event('shootout_goal', 65),
      event('shootout_miss', 65, { side: 'away' }),
    ],
    { score: [2, 1], shootout: [1, 0] },
  );
  expect(parts.map(({ title, score }) => [title, score])).toEqual([
    ['1-й период', '1:0'],
    ['2-й период', '0:0'],
    ['3-й период', '0:1'],
    ['Послематчевые удары', undefined],
  ]);
  expect(parts[0]?.events[0]).toMatchObject({ clock: '19:05', note: 'в большинстве' });
  expect(parts[3]?.events.map(({ clock, mark }) => [clock, mark])).toEqual([
    ['', 'goal'],
    ['', 'missed'],
  ]);
});
