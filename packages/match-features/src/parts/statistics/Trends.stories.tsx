import type { Meta, StoryObj } from '@storybook/react';
import type { EventTrend } from '@tipmark/contract';
import { anEventTrend } from '@tipmark/test-kit';
import { dark, failed, LONG, loading, NOW, onStage, Part, readerOf } from '../../testing/stage.tsx';
import { TrendsView } from './TrendsView.tsx';

const trendsOf = (...trends: EventTrend[]) => ({ link: '7-x', trends, asOf: NOW });

/** Outcomes that came in often: how often of how many, and the price. */
export default {
  component: TrendsView,
  title: 'match/Trends',
  args: {
    trends: trendsOf(
      anEventTrend({ side: 'away' }),
      anEventTrend({
        oddType: '1x2.1',
        odds: 1.45,
        hits: 9,
        valuePercent: -5.2,
        claimedPercent: -3.4,
      }),
      anEventTrend({
        side: 'both',
        oddType: 'btts.y',
        odds: 1.75,
        hits: 4,
        of: 5,
        valuePercent: -4.4,
        claimedPercent: 0.2,
      }),
    ),
    teams: { home: 'Зенит', away: 'Спартак' },
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof TrendsView>;
type Story = StoryObj<typeof TrendsView>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Empty: Story = { args: { trends: trendsOf() } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.matchesFailed" />,
};
export const Long: Story = { args: { teams: { home: LONG.other, away: LONG.team } } };
export const Dark: Story = { ...dark };
