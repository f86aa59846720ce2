import type { SeasonGoalies, SeasonSpecialTeams, SeasonWithTrends } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import { ready, ScreenStage, seasonPage } from '@tipmark/match-features/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { screen } from '../src/features/league/screen.ts';
import {
  seasonGoalies,
  seasonSpecialTeams,
} from '../src/features/league/special-teams/special-teams-fixture.ts';
import { messages } from '../src/messages.ts';

interface Shown {
  readonly page: SeasonWithTrends;
  readonly tab?: string;
  readonly locale?: 'ru' | 'en';
  readonly goalies?: SeasonGoalies;
  readonly specialTeams?: SeasonSpecialTeams;
}

const SERVED = ['hockeyResults', 'hockeyEvents', 'hockeyTeam', 'hockeyLeague'];

const League = ({ page, tab = 'table', locale = 'ru', ...known }: Shown) => {
  const { goalies = seasonGoalies, specialTeams = seasonSpecialTeams } = known;
  return (
    <ScreenStage
      remote={{ name: 'hockey', messages }}
      Screen={screen.Component}
      address={`/hockey/Tournaments/${page.league.link}?tab=${tab}`}
      path="/hockey/Tournaments/:leagueId"
      locale={locale}
      served={SERVED}
      loads={{
        hockeyLeaguePage: ready(page),
        hockeyLeagueGoalies: ready(goalies),
        hockeyLeagueSpecialTeams: ready(specialTeams),
      }}
    />
  );
};

const league = aLeague().named('Полярная лига').of('RU', 'Россия').buildHead();
const DAY = 86_400;
const APRIL = 1_775_000_000;

type Goals = readonly [home: number, away: number];
interface Decided {
  readonly extra?: Goals;
  readonly shots?: Goals;
}

let id = 100;

function game(teams: readonly [string, string], day: number, goals?: Goals, late: Decided = {}) {
  id += 1;
  const match = aMatch()
    .withId(id)
    .between(...teams)
    .build();
  const sideOf = (side: 0 | 1) => ({
    name: teams[side],
    ...(goals && { score: goals[side] }),
    ...(late.extra && { extraScore: late.extra[side] }),
    ...(late.shots && { penaltiesScore: late.shots[side] }),
  });
  return encodeMatch({
    ...match,
    status: goals ? MATCH_STATUS.finished : MATCH_STATUS.scheduled,
    startsAt: APRIL + day * DAY,
    home: sideOf(0),
    away: sideOf(1),
  });
}

function playOffs(own: string, others: readonly [string, string, string]) {
  const [second, third, fourth] = others;
  return [
    {
      name: 'плей-офф, финал',
      matches: [game([own, third], 20, [3, 2], { extra: [1, 0] }), game([third, own], 22)],
    },
    {
      name: 'плей-офф, полуфинал',
      matches: [
        game([own, second], 10, [4, 1]),
        game([second, own], 12, [2, 3], { extra: [0, 0], shots: [0, 1] }),
        game([third, fourth], 10, [1, 2]),
        game([fourth, third], 12, [0, 1]),
        game([third, fourth], 14, [5, 2]),
      ],
    },
  ];
}

const names = ['Таёжники', 'Ураган', 'Стальные волки'] as const;
const page: SeasonWithTrends = {
  ...seasonPage,
  league: { ...league, link: '7-polar' },
  rounds: playOffs('Ледокол', names),
  trends: [],
  sidebar: { popularMatches: [], popularLeagues: [] },
};
const withTrends: SeasonWithTrends = {
  ...page,
  trends: [
    {
      league,
      match: game(['Ледокол', 'Ураган'], 30),
      trends: [
        {
          side: 'home',
          oddType: 'ou.o:5.5',
          odds: 1.9,
          hits: 8,
          of: 10,
          fairPercent: 50,
          probabilityPercent: 58,
          breakEvenPercent: 52.6,
          interval: [54.1, 93.1],
          valuePercent: -4.1,
          claimedPercent: 10.2,
        },
      ],
    },
  ],
};

/**
 * The play-offs as a bracket of series under the table, what often came in before a match, goalies
 * and special teams.
 */
export default { title: 'hockey/League', component: League, args: { page } };

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const WithoutPlayOffs = { args: { page: { ...page, rounds: [] } } };
export const OneStage = { args: { page: { ...page, rounds: page.rounds?.slice(1) } } };
export const Trends = { args: { page: withTrends, tab: 'trends' } };
export const WithoutTrends = { args: { tab: 'trends' } };
export const Goalies = { args: { tab: 'goalies' } };
export const GoaliesInEnglish = { args: { tab: 'goalies', locale: 'en' } };
export const WithoutGoalies = {
  args: { tab: 'goalies', goalies: { ...seasonGoalies, goalies: [], countOfReported: 0 } },
};
export const SpecialTeams = { args: { tab: 'special-teams' } };
export const WithoutSpecialTeams = {
  args: { tab: 'special-teams', specialTeams: { ...seasonSpecialTeams, teams: [] } },
};
export const Long = {
  args: {
    page: { ...page, rounds: playOffs('Преображенский автомобилестроитель', names) },
  },
};
