import { LEAGUE_TYPE } from '../enumerations/league-type.ts';
import { isKnockOut } from './knock-out.ts';

const { nationalLeague, nationalCup, internationalClubs, nationalTeams, friendly } = LEAGUE_TYPE;

describe('isKnockOut', () => {
  it.each([
    ['R32', internationalClubs],
    ['QF', nationalTeams],
    ['F 2', internationalClubs],
    ['Round of 16', nationalTeams],
    ['Quarter-finals', nationalTeams],
    ['Match for third place', nationalTeams],
    ['1/8 Finals', internationalClubs],
    ['2. Round', nationalCup],
    ['3', nationalCup],
    [null, nationalCup],
  ] as const)('is true for round %s in a competition of type %s', (round, type) => {
    expect(isKnockOut(round, type)).toBe(true);
  });

  it.each([
    ['12', nationalLeague],
    ['F', nationalLeague],
    [null, friendly],
    ['Matchday 3', internationalClubs],
    ['Group A', nationalTeams],
    ['Final Group', internationalClubs],
    ['Group B, matchday 2', nationalCup],
    ['3', internationalClubs],
    [null, nationalTeams],
  ] as const)('is false for round %s in a competition of type %s', (round, type) => {
    expect(isKnockOut(round, type)).toBe(false);
  });
});
