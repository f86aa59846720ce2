import { DAY_SECONDS } from '@tipmark/domain';
import type { HockeyResult } from './hockey-match.ts';
import { HOCKEY_OPTIONS } from './hockey-options.ts';
import { TeamStrengths } from './team-strengths.ts';

const TEAMS = ['a', 'b', 'c', 'd'] as const;

/** Equal teams; the away team of a second evening in a row has longer odds. */
function season(rounds: number): HockeyResult[] {
  return Array.from({ length: rounds }, (_, round): HockeyResult[] => {
    const day = Math.floor(round / 2) * 5 + (round % 2);
    const [home, away, third, fourth] = TEAMS.map((_, team) => TEAMS[(team + round) % 4] ?? 'a');
    const isSecondEvening = round % 2 === 1;
    const match = (homeKey = '', awayKey = '', index = 0): HockeyResult => ({
      id: `${round}-${index}`,
      kickoffSeconds: day * DAY_SECONDS,
      leagueKey: 'ice',
      homeKey,
      awayKey,
      goals: [2, 3],
      isHomeWin: (round + index) % 2 === 0,
      closingOdds: isSecondEvening ? [1_600, 2_500] : [1_950, 1_950],
    });
    // On second evenings only the away team played the night before.
    return isSecondEvening
      ? [match(third, home, 0)]
      : [match(home, away, 0), match(fourth, third, 1)];
  }).flat();
}

function strengthsAfter(results: readonly HockeyResult[]): TeamStrengths {
  const strengths = new TeamStrengths(HOCKEY_OPTIONS);
  for (const result of results) strengths.observe(result);
  return strengths;
}

test('prices are used once both teams have had three', () => {
  const [first, ...rest] = season(40);
  if (!first) throw new Error('no match');
  expect(strengthsAfter([first]).logOddsOf(first)).toBeUndefined();
  expect(strengthsAfter(rest).logOddsOf(first)).toBeDefined();
});

test('an away team that played the evening before is weaker than a rested one', () => {
  const results = season(40);
  const last = results.at(-1);
  if (!last) throw new Error('no match');
  const strengths = strengthsAfter([
    ...results,
    {
      ...last,
      id: 'extra',
      kickoffSeconds: last.kickoffSeconds + 9 * DAY_SECONDS,
      awayKey: 'a',
      homeKey: 'b',
    },
  ]);
  const against = (days: number) =>
    strengths.logOddsOf({
      id: 'next',
      leagueKey: 'ice',
      homeKey: 'c',
      awayKey: 'a',
      kickoffSeconds: last.kickoffSeconds + (9 + days) * DAY_SECONDS,
    }) ?? 0;
  expect(against(1)).toBeGreaterThan(against(4) + 0.03);
});
