import type { Meta, StoryObj } from '@storybook/react';
import type { EventMatchList } from '@tipmark/contract';
import { aLeague, aMatch, anEventMatches } from '@tipmark/test-kit';
import { fn } from 'storybook/test';
import { defaultMatchFilters } from '../../parts/statistics/default-match-filters.ts';
import { FilteredMatches } from '../../parts/statistics/FilteredMatches.tsx';
import { filterParams } from '../../parts/statistics/match-filters.ts';
import { dark, failed, LONG, loading, NOW, onStage, Part, readerOf } from '../../testing/stage.tsx';
import { MatchFiltersPanel } from './widgets/MatchFiltersPanel.tsx';

const WEEK = 604_800;
const outcomes = ['won', 'drawn', 'lost'] as const;
const scoreOf = { won: [3, 1], drawn: [1, 1], lost: [0, 2] } as const;

const listOf = (side: 'home' | 'away', team: string, other: string, league = 'Премьер-лига') => ({
  side,
  matches: outcomes.map((outcome, index) => ({
    league: aLeague().named(league).buildHead(),
    match: aMatch()
      .between(team, `${other} ${index + 1}`)
      .startingAt(NOW - WEEK * (index + 1))
      .finished()
      .withScore(scoreOf[outcome][0], scoreOf[outcome][1])
      .buildWire(),
    outcome,
  })),
  count: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  goalsFor: 4,
  goalsAgainst: 4,
});
const none: EventMatchList = {
  side: 'away',
  matches: [],
  count: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
};

const narrowed = { ...defaultMatchFilters, countOfMatches: 5, isExcludeFriendlies: false } as const;

/** Earlier matches under seven conditions, and their totals. */
const meta: Meta<typeof FilteredMatches> = {
  component: FilteredMatches,
  subcomponents: { MatchFiltersPanel },
  title: 'match/Earlier matches',
  args: {
    matches: anEventMatches({
      lists: [listOf('home', 'Зенит', 'Ладога'), listOf('away', 'Спартак', 'Кедр')],
    }),
    teams: { home: 'Зенит', away: 'Спартак' },
    matchRoute: 'events',
    reader: readerOf(),
    resetHref: undefined,
  },
  render: (args) => (
    <MatchFiltersPanel
      filters={args.resetHref === undefined ? defaultMatchFilters : narrowed}
      reader={args.reader}
      action="/Events/7-x"
      retained={{ tab: 'matches' }}
      addressOf={(filters) =>
        `?${new URLSearchParams(Object.entries(filterParams(filters)).map(([name, value]) => [name, String(value)]))}`
      }
      onGo={fn()}
      isLoading={false}
      found={6}
    >
      <FilteredMatches {...args} />
    </MatchFiltersPanel>
  ),
  decorators: [onStage()],
};
export default meta;
type Story = StoryObj<typeof FilteredMatches>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Empty: Story = { args: { matches: anEventMatches({ lists: [none] }) } };
export const EmptyUnderConditions: Story = {
  args: { matches: anEventMatches({ lists: [none] }), resetHref: '/Events/7-x?tab=matches' },
};
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.matchesFailed" />,
};
export const Long: Story = {
  args: {
    matches: anEventMatches({ lists: [listOf('home', LONG.team, LONG.other, LONG.league)] }),
    teams: { home: LONG.team, away: LONG.other },
  },
};
export const Dark: Story = { ...dark };
