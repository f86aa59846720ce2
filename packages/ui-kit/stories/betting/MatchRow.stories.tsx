import type { Meta, StoryObj } from '@storybook/react';
import { Crest, MatchRow, matchListClass } from '../../src/betting/index.ts';
import { emptyRow, finishedRow, liveRow, longRow } from './match-views.ts';

export default {
  component: MatchRow,
  subcomponents: { Crest },
  args: { match: liveRow, isInNewTab: false },
  decorators: [
    (Story) => (
      <div className={matchListClass} data-tab="all" data-odds="1" data-forecast="1">
        <section>
          <ul>
            <Story />
          </ul>
        </section>
      </div>
    ),
  ],
} satisfies Meta<typeof MatchRow>;
type Story = StoryObj<typeof MatchRow>;

export const Live: Story = {};
export const Finished: Story = { args: { match: finishedRow } };
export const WithoutOdds: Story = { args: { match: emptyRow } };
export const LongText: Story = { args: { match: longRow } };
export const InNewTab: Story = { args: { isInNewTab: true } };
