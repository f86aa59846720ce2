import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT, standings, withOvertime } from '@tipmark/domain';
import { apiHockey } from '../api-hockey/provider.ts';
import { anAnswer } from '../testing/answers.ts';
import { aGame, anEnvelope } from '../testing/api-hockey.ts';
import { recordedBytes, testRecorded } from '../testing/recorded-files.ts';
import { tableRulesOf } from './table-rules.ts';

test('leagues with two points for a win, and those without rules of their own', () => {
  expect(tableRulesOf(SPORT.hockey, 'US', 'NHL').tieBreaks?.[0]).toBe('fewerMatches');
  expect(tableRulesOf(SPORT.hockey, 'RU', 'KHL').pointsRule).toEqual({ win: 2, draw: 1, loss: 0 });
  expect(tableRulesOf(SPORT.hockey, 'SE', 'SHL')).toEqual({});
  expect(tableRulesOf(SPORT.soccer, 'US', 'NHL')).toEqual({});
  expect(tableRulesOf(SPORT.hockey, 'US', 'constructor')).toEqual({});
});

test('whoever reports the NHL reports its rules', () => {
  const { records } = apiHockey.openReader().read(anAnswer(anEnvelope([aGame()])));
  const of = (kind: FeedRecord['kind']) => records.find((record) => record.kind === kind);
  expect(of('league')).toMatchObject({ pointsRule: { win: 2, draw: 1, loss: 0 } });
  expect(of('season')).toMatchObject({
    tieBreaks: tableRulesOf(SPORT.hockey, 'US', 'NHL').tieBreaks,
  });
});

interface RecordedRow {
  readonly leagueSequence: number;
  readonly teamAbbrev: { readonly default: string };
  readonly points: number;
  readonly gamesPlayed: number;
  readonly regulationWins: number;
  readonly wins: number;
  readonly goalFor: number;
  readonly goalAgainst: number;
}

testRecorded(
  'the recorded table of the NHL is the one that its matches make by these rules',
  () => {
    const answer = JSON.parse(new TextDecoder().decode(recordedBytes('nhl/standings.json'))) as {
      readonly standings: readonly RecordedRow[];
    };
    const rows = answer.standings;
    expect(rows.length).toBeGreaterThan(2);
    // Each has played once: against a club that is not in the cut answer.
    expect(
      rows.every(({ gamesPlayed, regulationWins }) => gamesPlayed + regulationWins === 2),
    ).toBe(true);
    const teams = rows.map((row, index) => ({ id: index + 1, name: row.teamAbbrev.default }));
    const others = rows.map((_, index) => ({ id: 100 + index, name: `Other ${index}` }));
    const matches = rows.map((row, index) => ({
      homeId: index + 1,
      awayId: 100 + index,
      score: [row.goalFor, row.goalAgainst] as const,
      startsAt: 1,
    }));
    const { pointsRule, tieBreaks } = tableRulesOf(SPORT.hockey, 'US', 'NHL');
    const table = standings([...teams.toReversed(), ...others], matches, {
      points: withOvertime(pointsRule ?? { win: 0, draw: 0, loss: 0 }),
      tieBreaks: tieBreaks ?? [],
    });
    const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
    const shown = table
      .filter(({ teamId }) => nameOf.has(teamId))
      .map(({ teamId, points, played, won, goalDifference }) => ({
        club: nameOf.get(teamId),
        points,
        played,
        won,
        goalDifference,
      }));
    expect(shown).toEqual(
      rows
        .toSorted((one, other) => one.leagueSequence - other.leagueSequence)
        .map((row) => ({
          club: row.teamAbbrev.default,
          points: row.points,
          played: row.gamesPlayed,
          won: row.regulationWins,
          goalDifference: row.goalFor - row.goalAgainst,
        })),
    );
  },
);
