import type { Meta, StoryObj } from '@storybook/react';
import type { TableRow } from '@tipmark/contract';
import { ZONE_KIND } from '@tipmark/domain';
import { dark, failed, LONG, loading, onStage, Part, readerOf } from '../../testing/stage.tsx';
import { StandingsView } from './StandingsView.tsx';

const row = (position: number, name: string, rest: Partial<TableRow> = {}): TableRow => ({
  position,
  team: { id: position, link: `${position}-team`, name, logo: null },
  played: 20,
  won: 12 - position,
  drawn: 4,
  lost: 4 + position,
  goalsFor: 40 - position,
  goalsAgainst: 20 + position,
  points: 40 - 3 * position,
  form: ['win', 'loss', 'draw', 'win', 'loss'],
  ...rest,
});
const late = (position: number, name: string) =>
  row(position, name, {
    drawn: 0,
    overtimeWon: 3,
    overtimeLost: position,
    form: ['win', 'overtimeLoss', 'overtimeWin', 'loss', 'win'],
    over: { line: 5.5, over: 11, of: 20 },
  });
const tableOf = (...rows: TableRow[]) => ({
  rows,
  deductions: [],
  zones: [{ kind: ZONE_KIND.first, firstPlace: 1, lastPlace: 2, name: 'Плей-офф' }],
});

/** The standings: with draws, or with wins in overtime. */
export default {
  component: StandingsView,
  title: 'league/Table',
  args: {
    table: tableOf(row(1, 'Зенит'), row(2, 'Спартак'), row(3, 'Кедр')),
    title: 'Таблица',
    ownIds: [2],
    teamRoute: 'team',
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof StandingsView>;
type Story = StoryObj<typeof StandingsView>;

export const Full: Story = {};
export const WithOvertime: Story = {
  args: { table: tableOf(late(1, 'Буран'), late(2, 'Сокол'), late(3, 'Рысь')) },
};
export const ByPointsPerMatch: Story = {
  args: { table: tableOf(late(1, 'Буран'), late(2, 'Сокол')), isPerMatch: true },
};
export const English: Story = {
  args: { table: tableOf(late(1, 'Storm'), late(2, 'Falcon')), reader: readerOf('en') },
};
const unplayed = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };
export const BeforeFirstMatch: Story = {
  args: {
    table: tableOf(row(1, 'Зенит'), row(2, 'Спартак', { ...unplayed, form: [] })),
  },
};
export const Empty: Story = { args: { table: { rows: [], deductions: [] } } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="stats.tableFailed" />,
};
export const Long: Story = { args: { table: tableOf(late(1, LONG.team), late(2, LONG.other)) } };
export const Dark: Story = { ...dark };
