import type { Meta, StoryObj } from '@storybook/react';
import type { Reliability, ReliabilityGroup } from '@tipmark/contract';
import { aLeague } from '@tipmark/test-kit';
import { dark, LONG, onStage, readerOf } from '../../testing/stage.tsx';
import { ReliabilityView } from './widgets/ReliabilityView.tsx';

const statistics: Reliability = {
  matches: 3_380,
  rankedProbability: 0.1936,
  baseRankedProbability: 0.2301,
  lineRankedProbability: 0.1883,
  logLoss: 0.97,
  brier: 0.58,
  picks: 212,
  yieldPercent: -8.2,
  standardErrorPercent: 3.1,
};
const bins = Array.from({ length: 10 }, (_, index) => ({
  fromPercent: index * 10,
  cases: 400 - index * 40,
  statedPercent: index * 10 + 5.2,
  happenedPercent: index * 10 + 4.1 + index / 4,
  happened: (400 - index * 40) * (index / 10),
})).map((bin) => ({ ...bin, happened: Math.round(bin.happened) }));

const groupOf = (leagueName: string, known: Partial<ReliabilityGroup> = {}): ReliabilityGroup => ({
  isSimulated: false,
  all: statistics,
  modelWeight: 0.03,
  bins,
  leagues: [{ league: aLeague().named(leagueName).of('RU', 'Россия').buildHead(), ...statistics }],
  ...known,
});

/** The model's forecasts beside the outcomes, as a chart in a table. */
export default {
  component: ReliabilityView,
  title: 'flows/Reliability',
  args: { groups: [groupOf('Премьер-лига')], leagueRoute: 'league', reader: readerOf() },
  decorators: [onStage()],
} satisfies Meta<typeof ReliabilityView>;
type Story = StoryObj<typeof ReliabilityView>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Invented: Story = {
  args: { groups: [groupOf('Гранд-лига', { isSimulated: true })] },
};
export const FewCases: Story = {
  args: {
    groups: [
      groupOf('Премьер-лига', {
        all: { ...statistics, matches: 4, rankedProbability: null, yieldPercent: null, picks: 0 },
        bins: bins.map((bin) => ({
          ...bin,
          cases: 3,
          happened: 1,
          statedPercent: null,
          happenedPercent: null,
        })),
      }),
    ],
  },
};
export const Empty: Story = { args: { groups: [] } };
export const Long: Story = { args: { groups: [groupOf(LONG.league)] } };
export const Dark: Story = { ...dark };
