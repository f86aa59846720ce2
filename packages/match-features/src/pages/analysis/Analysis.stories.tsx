import type { Meta, StoryObj } from '@storybook/react';
import type { AnalysedMatch, MathAnalysisPage } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { NearestDay } from '../../parts/days/NearestDay.tsx';
import { dark, failed, LONG, loading, NOW, onStage, Part, readerOf } from '../../testing/stage.tsx';
import { AnalysisView } from './widgets/AnalysisView.tsx';

const DAY = 86_400;

const analysed = (home: string, away: string, known: Partial<AnalysedMatch> = {}) => ({
  match: aMatch()
    .between(home, away)
    .startingAt(NOW + 3_600)
    .buildWire(),
  forecastScores: [1.6, 1] as [number, number],
  forecastScore: '1:0',
  percents: [50, 26, 24] as [number, number, number],
  overPercent: 55,
  bothScorePercent: 48,
  value: { oddType: '1x2.1', odds: 2.1, percent: -2.4, claimedPercent: 5 },
  ...known,
});

const pageOf = (name: string, ...matches: AnalysedMatch[]): MathAnalysisPage => ({
  leagues: [
    { ...aLeague().named(name).of('RU', 'Россия').buildHead(), link: '7-liga', matches },
    {
      ...aLeague().named('Кубок мира').of('ZZ', 'Мир').buildHead(),
      id: 8,
      link: '8-cup',
      matches: matches.map((_, index) => analysed(`Север ${index}`, 'Юг')),
    },
  ],
  countOfUnknown: 3,
  timestamp: NOW,
  asOf: NOW,
});
const nobody: MathAnalysisPage = { ...pageOf(''), leagues: [], countOfUnknown: 0 };

/** Forecasts of a day beside the prices, league by league. */
export default {
  component: AnalysisView,
  title: 'flows/Analysis',
  args: {
    page: pageOf(
      'Премьер-лига',
      analysed('Зенит', 'Спартак'),
      analysed('Кедр', 'Маяк', { percents: [12, 18, 70], forecastScore: '0:2', value: null }),
    ),
    choice: { leagueId: 0, order: 'leagues' },
    addressOf: ({ leagueId, order }) => `/math-analysis?league=${leagueId}&sort=${order}`,
    action: '/math-analysis',
    retained: {},
    onChoose: () => {},
    totalLine: 2.5,
    fileTitle: 'Математический анализ 21.11.2026',
    routes: { match: 'events', league: 'league' },
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof AnalysisView>;
type Story = StoryObj<typeof AnalysisView>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const InOneRow: Story = { args: { choice: { leagueId: 0, order: 'value' } } };
export const OfNothingEnoughIsKnown: Story = { args: { page: { ...nobody, countOfUnknown: 14 } } };
export const Empty: Story = { args: { page: nobody } };
export const EmptyWithANearestDay: Story = {
  args: {
    page: nobody,
    children: (
      <NearestDay
        shownSeconds={NOW + DAY * 60}
        nowSeconds={NOW}
        nearestAt={NOW + DAY * 20}
        reader={readerOf()}
        addressOf={(seconds) => `/math-analysis?timestamp=${seconds}`}
      />
    ),
  },
};
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.matchesFailed" />,
};
export const Long: Story = {
  args: { page: pageOf(LONG.league, analysed(LONG.team, LONG.other)) },
};
export const Dark: Story = { ...dark };
