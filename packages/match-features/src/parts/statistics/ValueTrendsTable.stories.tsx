import type { Meta, StoryObj } from '@storybook/react';
import { aValueTrend } from '@tipmark/test-kit';
import { dark, failed, LONG, loading, onStage, Part, readerOf } from '../../testing/stage.tsx';
import { ValueTrendsTable } from './ValueTrendsTable.tsx';

const trend = aValueTrend({ home: 'Кедр', away: 'Маяк', logo: 'shield-0f4c81-e8eef4' });
const guests = aValueTrend({
  home: 'Кедр',
  away: 'Маяк',
  side: 'away',
  scope: 'place',
  oddType: 'ah.2:1.5',
  odds: 1.31,
  hits: 7,
  of: 7,
  valuePercent: -4.2,
  claimedPercent: 3.1,
  record: trend.record.slice(-7).map((match) => ({ ...match, isHit: true })),
});

/** Streaks and what their prices are worth: how often of how many, the price, the streak. */
export default {
  component: ValueTrendsTable,
  title: 'trends/ValueTrendsTable',
  args: {
    trends: [trend, guests],
    found: 'Найдено: 2',
    matchRoute: 'events',
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof ValueTrendsTable>;
type Story = StoryObj<typeof ValueTrendsTable>;

export const Full: Story = {};
export const English: Story = {
  args: { reader: readerOf('en'), found: 'Found: 2' },
  parameters: { stage: { locale: 'en' } },
};
export const WithoutPages: Story = { parameters: { stage: { served: [] } } };
export const Empty: Story = { args: { trends: [], found: 'Найдено: 0' } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.matchesFailed" />,
};
export const Long: Story = {
  args: { trends: [{ ...trend, home: LONG.team, away: LONG.other, oddType: 'ah.2:-12.25' }] },
};
export const Dark: Story = { ...dark };
