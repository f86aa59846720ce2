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
  stagesOf(rounds).map(({ name, series }) => [
    name,
    series.map(({ teams, wins, games }) => [
      teams.map((team) => team.name).join('–'),
      wins.join(':'),
      games.map(({ isHome }) => isHome),
    ]),
  ]);

test('games of two teams are one series, counted from the side that was at home first', () => {
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
  expect(stagesOf([])).toEqual([]);
});
