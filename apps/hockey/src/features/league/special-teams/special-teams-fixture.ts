import type { SeasonGoalies, SeasonSpecialTeams } from '@tipmark/contract';

const team = (id: number, name: string) => ({ id, link: `${id}-x`, name, logo: null });
const icebreaker = team(1, 'Ледокол');
const taiga = team(2, 'Таёжники');

type Sums = readonly [matches: number, shots: number, saves: number, shutouts: number];

const goalie = (player: string, of: SeasonGoalies['goalies'][number]['team'], sums: Sums) => {
  const [matches, shots, saves, shutouts] = sums;
  return { player, team: of, matches, shots, saves, shutouts };
};

export const seasonGoalies: SeasonGoalies = {
  goalies: [
    goalie('Ухов', taiga, [30, 900, 819, 1]),
    goalie('Рощин', icebreaker, [41, 1_200, 1_116, 5]),
    goalie('Белых', taiga, [22, 640, 589, 2]),
  ],
  leastMatches: 13,
  countOfMatches: 320,
  countOfReported: 320,
  asOf: 0,
};

export const seasonSpecialTeams: SeasonSpecialTeams = {
  teams: [
    { team: taiga, matches: 52, chances: 160, goals: 40, timesShort: 190, goalsAgainst: 38 },
    { team: icebreaker, matches: 51, chances: 200, goals: 42, timesShort: 150, goalsAgainst: 21 },
  ],
  countOfMatches: 320,
  countOfReported: 320,
  asOf: 0,
};
