import type { Meta, StoryObj } from '@storybook/react';
import type { MatchEvent, MatchListItem, MatchTimeline } from '@tipmark/contract';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { dark, failed, LONG, loading, onStage, Part, readerOf } from '../../../testing/stage.tsx';
import { MatchTimelineView } from './MatchTimelineView.tsx';

const event = (type: MatchEvent['type'], minute: number, known: Partial<MatchEvent> = {}) => ({
  ...({ type, minute, side: 'home', stoppage: null, second: null } as const),
  player: 'Артём Белозёров',
  relatedPlayer: null,
  ...known,
});

const statistics: MatchTimeline['figures'] = [
  { figure: 'expectedGoals', home: 2.33, away: 1.09 },
  { figure: 'shots', home: 15, away: 10 },
  { figure: 'shotsOnTarget', home: 7, away: 5 },
  { figure: 'corners', home: 7, away: 5 },
  { figure: 'fouls', home: 11, away: 13 },
  { figure: 'yellowCards', home: 2, away: 3 },
  { figure: 'redCards', home: 0, away: 0 },
  { figure: 'possession', home: 52, away: 48 },
];

const course: MatchTimeline = {
  events: [
    event('goal', 17, { side: 'away', player: 'Кирилл Арсеньев', relatedPlayer: 'Тимур Юсупов' }),
    event('yellow', 29, { player: 'Пётр Мельник' }),
    event('goal', 38, { relatedPlayer: 'Николай Кольцов' }),
    event('missed_penalty', 45, { stoppage: 1 }),
    event('substitution', 46, {
      side: 'away',
      player: 'Олег Лунин',
      relatedPlayer: 'Семён Бадмаев',
    }),
    event('own_goal', 59, { player: null }),
    event('red', 71, { side: 'away', player: 'Тимур Юсупов' }),
    event('penalty_goal', 84),
  ],
  figures: statistics,
  // of home win and draw, percent
  chances: [
    [0, 46, 28],
    [20, 45, 30],
    [44, 70, 19],
    [61, 84, 12],
    [76, 71, 21],
    [90, 100, 0],
  ],
  parts: [
    statistics.slice(1, 5).map((row) => ({ ...row, home: 4, away: 6 })),
    statistics.slice(1, 5).map((row) => ({ ...row, home: 9, away: 3 })),
  ],
};

const matchOf = (home: number, away: number, names = ['Ладога-Порт', 'Полюс Мурманск']) =>
  ({
    matchId: 1,
    status: MATCH_STATUS.finished,
    home: { name: names[0], score: home },
    away: { name: names[1], score: away },
  }) as Pick<MatchListItem, 'matchId' | 'home' | 'away' | 'status'>;

/** How a match was played: minute by minute, and in numbers. */
export default {
  component: MatchTimelineView,
  title: 'match/Course',
  args: {
    course,
    match: matchOf(3, 1),
    sport: SPORT.soccer,
    choice: { part: 0 },
    reader: readerOf(),
    addressOf: ({ part }) => `?part=${part}`,
    onGo: () => {},
  },
  decorators: [onStage()],
} satisfies Meta<typeof MatchTimelineView>;
type Story = StoryObj<typeof MatchTimelineView>;

export const Full: Story = {};
export const FirstHalf: Story = { args: { choice: { part: 1 } } };
/** Goals are still missing: no score is shown. */
export const Live: Story = {
  args: { course: { ...course, events: course.events.slice(0, 3), parts: [] } },
};
export const English: Story = { args: { reader: readerOf('en') } };
export const StatisticsAlone: Story = {
  args: { course: { events: [], figures: statistics, parts: [] } },
};
export const EventsAlone: Story = { args: { course: { ...course, figures: [], parts: [] } } };
export const Empty: Story = { args: { course: undefined } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.failed" />,
};
export const Long: Story = {
  args: {
    match: matchOf(1, 0, [LONG.team, LONG.other]),
    course: { ...course, events: [event('goal', 90, { stoppage: 11, player: LONG.player })] },
  },
};
export const Hockey: Story = {
  args: {
    sport: SPORT.hockey,
    match: matchOf(1, 1),
    course: {
      events: [
        event('power_play_goal', 12, { second: 40 }),
        event('penalty', 25, { side: 'away', second: 3, player: 'Тимур Юсупов' }),
        event('goal', 59, { side: 'away', second: 58, player: 'Кирилл Арсеньев' }),
      ],
      figures: [
        { figure: 'shots', home: 31, away: 27 },
        { figure: 'penaltyMinutes', home: 4, away: 8 },
        { figure: 'saves', home: 26, away: 30 },
        { figure: 'faceOffsWon', home: 28, away: 29 },
      ],
      parts: [[{ figure: 'shots', home: 9, away: 8 }]],
    },
  },
};
export const Dark: Story = { ...dark };
