import type { EventPage, EventSquad, EventSquads, MatchEvent } from '@tipmark/contract';
import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { anEventPage } from '@tipmark/test-kit';
import { screen } from '../src/features/match/screen.ts';
import { base, played } from '../src/features/match/shots-fixture.ts';
import { messages } from '../src/messages.ts';

interface Shown {
  readonly page: EventPage;
  readonly tab?: string;
  readonly squads?: EventSquads;
  readonly locale?: 'ru' | 'en';
}

const SERVED = ['hockeyResults', 'hockeyEvents', 'hockeyTeam', 'hockeyLeague', 'profile'];

const Match = ({ page, tab = 'summary', squads, locale = 'ru' }: Shown) => (
  <ScreenStage
    remote={{ name: 'hockey', messages }}
    Screen={screen.Component}
    address={`/hockey/Events/${page.link}?tab=${tab}`}
    path="/hockey/Events/:matchUrl"
    locale={locale}
    served={SERVED}
    loads={{
      hockeyEventPage: ready(page),
      ...(squads && { hockeyEventSquads: ready(squads) }),
    }}
  />
);

const shot = (type: MatchEvent['type'], side: MatchEvent['side'], player: string): MatchEvent => ({
  type,
  side,
  player,
  minute: 65,
  stoppage: null,
  second: null,
  relatedPlayer: null,
});
const statistics: NonNullable<EventPage['course']>['figures'] = [
  { figure: 'shots', home: 31, away: 27 },
  { figure: 'penaltyMinutes', home: 4, away: 8 },
  { figure: 'saves', home: 25, away: 29 },
  { figure: 'powerPlays', home: 4, away: 2 },
  { figure: 'powerPlayGoals', home: 1, away: 0 },
  { figure: 'faceOffsWon', home: 28, away: 29 },
];
const timelineOf = (shooter: string): NonNullable<EventPage['course']> => ({
  figures: statistics,
  events: [
    shot('shootout_goal', 'home', shooter),
    shot('shootout_miss', 'away', 'Антон Шестак'),
    shot('shootout_goal', 'home', 'Степан Лапшин'),
    shot('shootout_goal', 'away', 'Карл Рябой'),
  ],
  parts: [[{ figure: 'shots', home: 9, away: 8 }]],
});
const LONG = 'Константин-Александр Преображенский-Воскресенский';

function playersOf(name: string, withGoalie: boolean) {
  const positions = ['DF', 'DF', 'FW', 'FW', 'FW'] as const;
  const skaters = positions.map((position, index) => ({
    name: `${name} ${index + 1}`,
    number: 10 + index,
    position,
  }));
  return withGoalie
    ? [{ name: `${name} 0`, number: 30, position: 'GK' } as const, ...skaters]
    : skaters;
}

function squadOf(side: EventSquad['side'], name: string, isPublished = true): EventSquad {
  const starting = playersOf(name, true);
  const second = { name: `${name}-младший`, number: 1, position: 'GK' } as const;
  const substitutes = isPublished ? [second, ...playersOf(`${name}-второй`, false)] : [];
  return {
    side,
    players: starting.map((player, index) => ({
      ...player,
      age: 20 + index,
      club: null,
      goals: index,
      assists: index * 2,
      penaltyMinutes: 4,
      ...(index === 0 && { goalie: { matches: 12, shots: 340, saves: 312 } }),
    })),
    lineup: { isPublished, formation: isPublished ? '2-3' : null, starting, substitutes },
    absent: [{ name: 'Семён Хворый', number: 8, position: 'FW', reason: 'injured' }],
  };
}
const nobody = (side: EventSquad['side']): EventSquad => ({
  side,
  players: [],
  lineup: null,
  absent: [],
});
const squadsOf = (...squads: EventSquads['squads']): EventSquads => ({
  link: base.build().link,
  squads,
  asOf: 0,
});
const squads = squadsOf(squadOf('home', 'Иван Бекетов'), squadOf('away', 'Антон Шестак'));

const whole = played({ course: timelineOf('Иван Бекетов') });
const withGoalies: EventPage = {
  ...whole,
  home: { ...whole.home, goalie: 'Марк Ухов' },
  away: { ...whole.away, goalie: LONG },
};

/** A hockey match as it was played: periods, goalies, shoot-out; and who plays, in lines. */
export default {
  title: 'hockey/Match',
  component: Match,
  args: { page: withGoalies },
};

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const PeriodsAlone = { args: { page: played() } };
export const WithoutPlay = { args: { page: anEventPage(base) } };
export const Live = { args: { page: anEventPage(base.live('P2:12:40').withScore(1, 0)) } };
export const Long = { args: { page: played({ course: timelineOf(LONG) }) } };
export const Squads = { args: { tab: 'squads', squads } };
const rated = ({ lineup, ...squad }: EventSquad): EventSquad => ({
  ...squad,
  lineup: lineup && {
    ...lineup,
    starting: lineup.starting.map((player, index) => ({ ...player, rating: 6 + index * 0.5 })),
  },
});
export const RatedSquads = {
  args: {
    tab: 'squads',
    squads: squadsOf(rated(squadOf('home', 'Иван Бекетов')), rated(squadOf('away', LONG))),
  },
};
export const LikelySquads = {
  args: {
    tab: 'squads',
    squads: squadsOf(squadOf('home', 'Иван Бекетов', false), nobody('away')),
  },
};
export const WithoutSquads = {
  args: { tab: 'squads', squads: squadsOf(nobody('home'), nobody('away')) },
};
export const LongSquads = {
  args: { tab: 'squads', squads: squadsOf(squadOf('home', LONG), squadOf('away', LONG)) },
};
