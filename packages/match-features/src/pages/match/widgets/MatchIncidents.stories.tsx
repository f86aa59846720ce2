import type { Meta, StoryObj } from '@storybook/react';
import { dark, LONG, onStage, readerOf } from '../../../testing/stage.tsx';
import { MatchIncidents } from './MatchIncidents.tsx';

const plain = { stoppage: null, second: null } as const;

/** Goals and dismissals, under the score. */
export default {
  component: MatchIncidents,
  title: 'match/Incidents',
  args: {
    incidents: [
      { ...plain, type: 'goal', side: 'home', minute: 24, player: 'Артём Белозёров' },
      { ...plain, type: 'own_goal', side: 'away', minute: 41, player: 'Глеб Кольцов' },
      { ...plain, type: 'penalty_goal', side: 'home', minute: 45, stoppage: 2, player: null },
      { ...plain, type: 'red', side: 'away', minute: 63, player: 'Пётр Лихой' },
    ],
    teams: { home: 'Зенит', away: 'Спартак' },
    icon: 'ball',
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof MatchIncidents>;
type Story = StoryObj<typeof MatchIncidents>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const None: Story = { args: { incidents: [] } };
export const Long: Story = {
  args: {
    incidents: [
      { ...plain, type: 'goal', side: 'home', minute: 90, stoppage: 11, player: LONG.player },
    ],
    teams: { home: LONG.team, away: LONG.other },
  },
};
export const Dark: Story = { ...dark };
