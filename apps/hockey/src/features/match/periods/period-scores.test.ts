import { aMatch } from '@tipmark/test-kit';
import { periodScores } from './period-scores.ts';

const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  [key, ...Object.values(values)].join(' ');

const shown = (match: Parameters<typeof periodScores>[0]) =>
  periodScores(match, t as never).map(({ label, score, isNow }) => [label, score, isNow]);

test('the running period is marked, the next one has a dash', () => {
  const match = aMatch().live('P2:11:42').withPeriods([1, 1], [1, 0]).build();
  expect(shown(match)).toEqual([
    ['played.period 1', '1:1', false],
    ['played.period 2', '1:0', true],
    ['played.period 3', '–', false],
  ]);
});

test('overtime and shoot-out follow if they were played', () => {
  const { home, away, ...match } = aMatch()
    .live('SO')
    .withPeriods([1, 1], [0, 0], [1, 1])
    .withPenalties(2, 1)
    .build();
  const late = {
    ...match,
    home: { ...home, extraScore: 0 },
    away: { ...away, extraScore: 0 },
  };
  expect(shown(late).slice(3)).toEqual([
    ['played.extra', '0:0', false],
    ['played.shootout', '2:1', true],
  ]);
});
