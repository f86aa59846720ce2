import type { Meta, StoryObj } from '@storybook/react';
import type { EventSummaryList } from '@tipmark/contract';
import { dark, failed, LONG, loading, NOW, onStage, Part, readerOf } from '../../testing/stage.tsx';
import { SummaryView } from './SummaryView.tsx';

const DAY = 86_400;

const hosts: EventSummaryList = {
  side: 'home',
  outcomes: { count: 10, home: 6, draw: 3, away: 1 },
  record: { won: 5, drawn: 3, lost: 2 },
  averages: {
    match: { average: 2.7, of: 10 },
    parts: [
      { average: 1.2, of: 10 },
      { average: 1.5, of: 10 },
    ],
  },
  totals: [
    { line: 1.5, over: 9, of: 10 },
    { line: 2.5, over: 6, of: 10 },
    { line: 3.5, over: 2, of: 10 },
  ],
  summary: [
    { figure: 'goals', own: 1.9, other: 0.8, of: 10 },
    { figure: 'corners', own: 5.4, other: 4.1, of: 8 },
    { figure: 'yellowCards', own: 1.6, other: 2.3, of: 8 },
  ],
  series: [
    { kind: 'unbeaten', scope: 'all', count: 7, since: NOW - 50 * DAY },
    { kind: 'bothScored', scope: 'home', count: 3, since: NOW - 30 * DAY },
  ],
};
const guests: EventSummaryList = {
  ...hosts,
  side: 'away',
  outcomes: { count: 10, home: 2, draw: 2, away: 6 },
  record: { won: 6, drawn: 2, lost: 2 },
  series: [],
};
const none: EventSummaryList = {
  ...hosts,
  outcomes: { count: 0, home: 0, draw: 0, away: 0 },
  record: { won: 0, drawn: 0, lost: 0 },
  totals: [],
  summary: [],
};
const summaryOf = (...lists: EventSummaryList[]) => ({ link: '7-x', lists, asOf: NOW });

/** The chosen matches of both sides in sum: outcomes, streaks, averages, totals. */
export default {
  component: SummaryView,
  title: 'match/Summary',
  args: {
    summary: summaryOf(hosts, guests),
    teams: { home: 'Зенит', away: 'Спартак' },
    reader: readerOf(),
    resetHref: undefined,
  },
  decorators: [onStage()],
} satisfies Meta<typeof SummaryView>;
type Story = StoryObj<typeof SummaryView>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const OfBoth: Story = { args: { summary: summaryOf({ ...hosts, side: 'both' }) } };
export const Empty: Story = {
  args: { summary: summaryOf(hosts, { ...none, side: 'away' }), resetHref: '#all' },
};
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="stats.summaryFailed" />,
};
export const Long: Story = { args: { teams: { home: LONG.other, away: LONG.team } } };
export const Dark: Story = { ...dark };
