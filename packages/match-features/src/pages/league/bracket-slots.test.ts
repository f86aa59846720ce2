import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch } from '@tipmark/test-kit';
import { bracketColumns, leadsOn } from './bracket-slots.ts';
import { stagesOf } from './series.ts';

const tie = (home: string, away: string, goals?: readonly [number, number]) =>
  encodeMatch({
    ...aMatch().build(),
    status: goals ? MATCH_STATUS.finished : MATCH_STATUS.scheduled,
    home: { name: home, score: goals?.[0] },
    away: { name: away, score: goals?.[1] },
  });

/** Rounds as the API lists them, the last one first. */
const columnsOf = (...rounds: readonly (readonly ReturnType<typeof tie>[])[]) =>
  bracketColumns(
    stagesOf(
      rounds.map((matches, index) => ({
        name: `round ${rounds.length - index}`,
        matches: [...matches],
      })),
      'goals',
    ),
  );

const namesOf = ({ columns }: ReturnType<typeof columnsOf>) =>
  columns.map(({ slots }) =>
    slots.map((slot) => slot?.teams.map(({ name }) => name).join('') ?? '-').join(' '),
  );

const QUARTERS = [
  tie('A', 'B', [1, 0]),
  tie('C', 'D', [0, 1]),
  tie('E', 'F', [2, 0]),
  tie('G', 'H', [0, 3]),
];

test('two winners meet in the slot between them', () => {
  const bracket = columnsOf(
    [tie('H', 'D', [1, 0])],
    [tie('H', 'A', [2, 1]), tie('E', 'D', [0, 1])],
    QUARTERS,
  );
  expect(namesOf(bracket)).toEqual(['GH AB EF CD', 'HA ED', 'HD']);
  const { columns } = bracket;
  expect([0, 1, 2, 3].map((slot) => leadsOn(columns, 0, slot))).toEqual([true, true, true, true]);
  expect(leadsOn(columns, 2, 0)).toBe(false);
});

test('a side without an opponent leaves an empty slot, which leads nowhere', () => {
  const bracket = columnsOf([tie('A', 'Z')], [tie('A', 'B', [1, 0])]);
  expect(namesOf(bracket)).toEqual(['AB -', 'AZ']);
  expect(leadsOn(bracket.columns, 0, 1)).toBe(false);
});

test('pairs that are not drawn yet have empty slots', () => {
  const bracket = columnsOf([tie('A', 'D')], QUARTERS);
  expect(namesOf(bracket)).toEqual(['AB CD EF GH', 'AD -']);
});

test('the match for the third place stands apart', () => {
  const { columns, thirdPlace } = columnsOf(
    [tie('A', 'D', [1, 0])],
    [tie('E', 'H', [0, 1])],
    [tie('A', 'E', [1, 0]), tie('D', 'H', [1, 0])],
  );
  expect(columns).toHaveLength(2);
  expect(thirdPlace?.series[0]?.teams.map(({ name }) => name)).toEqual(['E', 'H']);
});

test('a board or a walkover decides who goes through, whatever the goals are', () => {
  const given = aMatch().between('A', 'B').build();
  const [stage] = stagesOf(
    [
      {
        name: 'final',
        matches: [
          encodeMatch({
            ...given,
            status: MATCH_STATUS.walkover,
            away: { ...given.away, isAdvancing: true },
          }),
        ],
      },
    ],
    'goals',
  );
  expect(stage?.series[0]).toMatchObject({ leader: 1, isOver: true, score: undefined });
});
