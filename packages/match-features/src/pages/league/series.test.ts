import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch } from '@tipmark/test-kit';
import { stagesOf } from './series.ts';

interface Played {
  readonly home: string;
  readonly away: string;
  readonly score?: readonly [number, number];
  readonly day: number;
}

const game = ({ home, away, score, day }: Played) => {
  const match = aMatch().build();
  return encodeMatch({
    ...match,
    status: score ? MATCH_STATUS.finished : MATCH_STATUS.scheduled,
    startsAt: day * 86_400,
    home: { name: home, score: score?.[0] },
    away: { name: away, score: score?.[1] },
  });
};

const rounds = [
  {
    name: 'play-offs, final',
    matches: [
      game({ home: 'D', away: 'A', score: [2, 3], day: 20 }),
      game({ home: 'A', away: 'D', day: 22 }),
    ],
  },
  {
    name: 'play-offs, semi-final',
    matches: [
      game({ home: 'A', away: 'B', score: [4, 1], day: 10 }),
      game({ home: 'C', away: 'D', score: [1, 2], day: 10 }),
      game({ home: 'B', away: 'A', score: [3, 2], day: 12 }),
      game({ home: 'D', away: 'C', score: [0, 1], day: 12 }),
      game({ home: 'A', away: 'B', score: [2, 1], day: 14 }),
      game({ home: 'C', away: 'D', score: [2, 3], day: 14 }),
    ],
  },
];

const facts = () =>
  stagesOf(rounds, 'wins').map(({ name, series }) => [
    name,
    series.map(({ teams, score, games }) => [
      teams.map((team) => team.name).join('–'),
      score?.join(':'),
      games.map(({ isHome }) => isHome),
    ]),
  ]);

test('matches of two teams form one series, with the score from the side of the first home team', () => {
  expect(facts()).toEqual([
    [
      'semi-final',
      [
        ['C–D', '1:2', [true, false, true]],
        ['A–B', '2:1', [true, false, true]],
      ],
    ],
    ['final', [['D–A', '0:1', [true, false]]]],
  ]);
});

test('a season without a knock-out has no stages', () => {
  expect(stagesOf([], 'wins')).toEqual([]);
});

describe('a tie decided by goals', () => {
  const tieOf = (...matches: ReturnType<typeof game>[]) => {
    const [stage] = stagesOf([{ name: 'final', matches }], 'goals');
    const [tie] = stage?.series ?? [];
    return [tie?.score, tie?.leader];
  };
  const first = game({ home: 'A', away: 'B', score: [2, 1], day: 1 });

  test('adds up the goals of both matches', () => {
    expect(tieOf(first, game({ home: 'B', away: 'A', score: [2, 0], day: 8 }))).toEqual([
      [2, 3],
      1,
    ]);
  });

  test('has a current leader while a match is unplayed, and none before the first', () => {
    expect(tieOf(first, game({ home: 'B', away: 'A', day: 8 }))).toEqual([[2, 1], 0]);
    expect(tieOf(game({ home: 'A', away: 'B', day: 8 }))).toEqual([undefined, undefined]);
  });

  test('is decided by the shoot-out of the last match when it is level', () => {
    const match = aMatch().between('B', 'A').finished().withScore(1, 0).build();
    const last = encodeMatch({
      ...match,
      startsAt: 9 * 86_400,
      home: { ...match.home, penaltiesScore: 3 },
      away: { ...match.away, penaltiesScore: 5 },
    });
    expect(tieOf(first, last)).toEqual([[2, 2], 0]);
  });
});
