import type { MatchListItem, TeamInMatch } from '@tipmark/contract';
import { aMatch } from '@tipmark/test-kit';
import { liveClock } from './live-clock.ts';
import { runningSet, scoreLabel, setsText } from './sets.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');

const match = (
  home: Partial<TeamInMatch>,
  away: Partial<TeamInMatch>,
  more: Partial<MatchListItem> = {},
): MatchListItem => {
  const base = aMatch().between('Sinner', 'Alcaraz').build();
  return { ...base, ...more, home: { ...base.home, ...home }, away: { ...base.away, ...away } };
};

test('the tie-break points of the loser are shown beside the set', () => {
  expect(
    setsText(
      match(
        { periodScores: [6, 7, 6], tieBreaks: [null, 9, 5] },
        { periodScores: [4, 6, 7], tieBreaks: [null, 7, 7] },
      ),
    ),
  ).toBe('6:4, 7:6\u00A0(7), 6:7\u00A0(5)');
});

test('a set without the games of one side is left out; a match without sets has no text', () => {
  expect(setsText(match({ periodScores: [6, null] }, { periodScores: [3, 1] }))).toBe('6:3');
  expect(setsText(match({}, {}))).toBeUndefined();
});

test('the label of a score has sets, points and server', () => {
  const running = match(
    { score: 1, periodScores: [6, 2], livePoints: '40', isServing: true },
    { score: 0, periodScores: [4, 3], livePoints: 'Ad', isServing: false },
  );
  expect(scoreLabel(running, t)).toBe(
    '1:0, score.sets 6:4, 2:3, score.points 40:Ad, score.serving Sinner',
  );
  expect(scoreLabel(match({}, {}), t)).toBeUndefined();
});

test.each([
  ['S1', 1],
  ['S5', 5],
  ['S6', undefined],
  ['2H:80', undefined],
])('%s is set %s', (liveState, set) => {
  expect(runningSet({ liveState })).toBe(set);
});

test('an unknown live state is shown as received; the second line is shown as a note', () => {
  expect(liveClock(match({}, {}, { liveState: 'S3', secondLine: 'BP' }), t)).toEqual({
    text: 'set.short 3',
    label: 'set.label 3, chance.break',
    note: 'chance.break',
  });
  expect(liveClock(match({}, {}, { liveState: 'rain', secondLine: 'court 2' }), t)).toEqual({
    text: 'rain',
    label: 'rain',
    note: 'court 2',
  });
});
