import { mainOutcomes, SPORT } from '@tipmark/domain';
import { aLeague, aMatch, aResultsPage, type MatchBuilder } from '@tipmark/test-kit';
import { dayReader } from './results-day.ts';

const NOW = 1_795_284_420;
const derby = aMatch().withId(1).live('67').withScore(1, 0).withOdds([1.45, 4.8, 8.2, 1.9, 1.9]);
const other = aMatch()
  .withId(2)
  .startingAt(NOW + 3_600);
const league = aLeague().withId(1);
const day = (...matches: readonly MatchBuilder[]) =>
  aResultsPage([league.having(...matches)], { asOf: NOW });

const read = (followed: ReadonlySet<number> = new Set()) =>
  dayReader({
    timeOf: String,
    asOf: NOW,
    followed,
    outcomes: mainOutcomes(SPORT.soccer),
    messages: {
      notes: {},
      penalties: 'Penalties',
      afterExtraTime: 'Extra time',
      odds: 'odds',
      withOvertime: 'incl. OT',
      suspended: 's',
      followed: 'followed',
      tips: 'tips',
      predictions: { users: 'people', math: 'math', score: 'score' },
    },
    hrefOf: ({ link }) => `/m/${link}`,
    clockOf: () => ({ text: "67'", label: '67th minute' }),
  });
const rowsOf = (shown: ReturnType<ReturnType<typeof read>>) =>
  shown.leagues.flatMap(({ all }) => all.map(({ row }) => row));

test('when a price moves, only its row is rebuilt', () => {
  const reader = read();
  const reply = day(derby, other);
  const [before, still] = rowsOf(reader(reply));
  const moved = day(derby.withOdds([1.38, 4.8, 8.2, 1.9, 1.9], [1.45, 4.8, 8.2, 1.9, 1.9]), other);
  const leagues = moved.leagues.map((one, index) => ({
    ...one,
    matches: [...one.matches.slice(0, 1), ...(reply.leagues[index]?.matches.slice(1) ?? [])],
  }));
  const [after, stillAfter] = rowsOf(reader({ ...moved, leagues }));
  expect(after?.odds[0]?.text).toBe('1.38');
  expect(after?.label).not.toBe(before?.label);
  expect(stillAfter).toBe(still);
});

test('a goal is shown in the row of its match when the order of rows changes', () => {
  const reader = read();
  reader(day(derby, other));
  const goal = derby.withScore(1, 1);
  expect(rowsOf(reader(day(other, goal)))).toEqual(rowsOf(read()(day(other, goal))));
});

test('matches that the visitor follows are marked in an answer that is the same for everybody', () => {
  const [first, second] = rowsOf(read(new Set([2]))(day(derby, other)));
  expect([first?.isFollowed, second?.isFollowed]).toEqual([undefined, true]);
  expect(second?.label).toContain('followed');
});
