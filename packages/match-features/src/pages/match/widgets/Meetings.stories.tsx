import type { Meta, StoryObj } from '@storybook/react';
import { dark, LONG, NOW, onStage, readerOf } from '../../../testing/stage.tsx';
import { MeetingsCard } from './MeetingsCard.tsx';

const DAY = 86_400;
const past = (daysAgo: number, isHome: boolean, score: [number, number]) => ({
  link: `${daysAgo}-ladoga-polyus`,
  startsAt: NOW - daysAgo * DAY,
  isHome,
  score,
});

/** Earlier matches of both sides against each other. */
export default {
  component: MeetingsCard,
  title: 'match/Meetings',
  args: {
    meetings: {
      won: 3,
      drawn: 1,
      lost: 3,
      goalsFor: 11,
      goalsAgainst: 9,
      last: [past(216, false, [1, 1]), past(383, true, [2, 0]), past(608, false, [2, 1])],
    },
    teams: { home: 'Ладога-Порт', away: 'Полюс Мурманск' },
    matchRoute: 'events',
    allHref: '/Events/7-x?tab=matches',
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof MeetingsCard>;
type Story = StoryObj<typeof MeetingsCard>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const WithoutDraws: Story = {
  args: {
    meetings: {
      won: 1,
      drawn: 0,
      lost: 0,
      goalsFor: 2,
      goalsAgainst: 0,
      last: [past(216, true, [2, 0])],
    },
  },
};
export const Long: Story = { args: { teams: { home: LONG.team, away: LONG.other } } };
export const Dark: Story = { ...dark };
