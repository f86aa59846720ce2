import type { Meta, StoryObj } from '@storybook/react';
import type { EventSquad, EventSquads } from '@tipmark/contract';
import { dark, LONG, NOW, onStage, readerOf } from '../../../testing/stage.tsx';
import { SquadsView } from './SquadsView.tsx';

const POSITIONS = ['GK', 'DF', 'MF', 'FW'] as const;
const playerOf = (index: number, name = `Игрок ${index}`) => ({
  name,
  number: index,
  position: POSITIONS[Math.min(Math.floor((index + 2) / 4), 3)] ?? 'MF',
});
const numbers = Array.from({ length: 11 }, (_, index) => index + 1);

const squadOf = (
  side: 'home' | 'away',
  { isPublished = true, name }: { isPublished?: boolean; name?: string } = {},
): EventSquad => ({
  side,
  players: numbers.map((index) => ({
    ...playerOf(index, name && `${name} ${index}`),
    age: 20 + index,
    club: null,
    goals: index % 3,
  })),
  lineup: {
    isPublished,
    formation: '4-2-3-1',
    starting: numbers.map((index) => playerOf(index, name && `${name} ${index}`)),
    substitutes: isPublished ? [12, 13, 14].map((index) => playerOf(index)) : [],
  },
  absent: [{ ...playerOf(20, name ?? 'Семён Хворый'), reason: 'injured' }],
});
const squadsOf = (...squads: EventSquads['squads']): EventSquads => ({
  link: '7-x',
  squads,
  asOf: NOW,
});
const nobody = (side: 'home' | 'away'): EventSquad => ({
  side,
  players: [],
  lineup: null,
  absent: [],
});

/** Line-ups, announced or expected, absences, and the players of the season. */
export default {
  component: SquadsView,
  title: 'match/Line-ups',
  args: {
    squads: squadsOf(squadOf('home'), squadOf('away')),
    teams: { home: 'Зенит', away: 'Спартак' },
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof SquadsView>;
type Story = StoryObj<typeof SquadsView>;

export const Full: Story = {};
const rated = (side: 'home' | 'away'): EventSquad => {
  const squad = squadOf(side);
  const { lineup } = squad;
  if (!lineup) return squad;
  return {
    ...squad,
    lineup: {
      ...lineup,
      starting: lineup.starting.map((player, index) => ({ ...player, rating: 5.1 + index * 0.4 })),
      substitutes: lineup.substitutes.map((player, index) =>
        index === 0 ? { ...player, rating: 6.7 } : player,
      ),
    },
  };
};
export const Rated: Story = { args: { squads: squadsOf(rated('home'), rated('away')) } };
export const English: Story = { args: { reader: readerOf('en') } };
export const Likely: Story = {
  args: {
    squads: squadsOf(
      squadOf('home', { isPublished: false }),
      squadOf('away', { isPublished: false }),
    ),
  },
};
export const OneSideUnknown: Story = {
  args: { squads: squadsOf(squadOf('home'), nobody('away')) },
};
export const Empty: Story = { args: { squads: squadsOf(nobody('home'), nobody('away')) } };
export const Long: Story = {
  args: {
    squads: squadsOf(
      squadOf('home', { name: LONG.player }),
      squadOf('away', { name: LONG.player }),
    ),
    teams: { home: LONG.team, away: LONG.other },
  },
};
export const Dark: Story = { ...dark };
