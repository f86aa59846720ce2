import type { Meta, StoryObj } from '@storybook/react';
import { anOddsHistory } from '@tipmark/test-kit';
import { dark, failed, LONG, loading, onStage, Part, readerOf } from '../../../testing/stage.tsx';
import { OddsHistoryView } from './OddsHistoryView.tsx';

const history = anOddsHistory();
const [line] = history.lines;
const [bookmaker] = line?.bookmakers ?? [];

/** How the prices of a market moved: a chart of steps or a table, bookmakers, fair prices. */
export default {
  component: OddsHistoryView,
  title: 'match/Odds history',
  args: {
    history,
    choice: { market: '1x2', isTable: false },
    isOver: false,
    isFairElsewhere: false,
    reader: readerOf(),
    addressOf: ({ oddType = '', isTable }) => `/Events/7-x?outcome=${oddType}&view=${isTable}`,
    onGo: () => {},
  },
  decorators: [onStage()],
} satisfies Meta<typeof OddsHistoryView>;
type Story = StoryObj<typeof OddsHistoryView>;

export const Full: Story = {};
/** The model only has the first outcome. */
export const Model: Story = {
  args: {
    history: anOddsHistory({
      lines: line
        ? [
            {
              ...line,
              outcomes: line.outcomes.map((one, index) =>
                index === 0
                  ? {
                      ...one,
                      model: {
                        percent: 52.6,
                        fairOdds: 1.9,
                        valuePercent: -4.9,
                        claimedPercent: -5.9,
                      },
                    }
                  : one,
              ),
            },
          ]
        : [],
      modelBasis: [14, 9],
    }),
    modelHref: '/math-analysis?view=reliability',
  },
};
export const English: Story = { args: { reader: readerOf('en') } };
export const Table: Story = { args: { choice: { market: '1x2', isTable: true } } };
export const Over: Story = { args: { isOver: true } };
export const Empty: Story = { args: { history: anOddsHistory({ lines: [] }) } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.oddsFailed" />,
};
export const Long: Story = {
  args: {
    history: anOddsHistory({
      lines:
        line && bookmaker ? [{ ...line, bookmakers: [{ ...bookmaker, name: LONG.league }] }] : [],
    }),
  },
};
export const Dark: Story = { ...dark };
