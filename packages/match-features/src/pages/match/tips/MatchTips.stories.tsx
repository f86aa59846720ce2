import type { Meta, StoryObj } from '@storybook/react';
import type { MatchTips as Tips } from '@tipmark/contract';
import { MATCH_TIPS_SORT, TIP_RESULT } from '@tipmark/domain';
import { aMatchTip } from '@tipmark/test-kit';
import {
  dark,
  failed,
  LONG,
  loading,
  NOW,
  onStage,
  Part,
  readerOf,
} from '../../../testing/stage.tsx';
import { MatchTips } from './MatchTips.tsx';

const author = {
  name: 'Лидия Шторм',
  url: 'lidia',
  position: 2,
  label: '4.7',
  badges: [],
  roiPercent: 5.4,
  countOfTips: 208,
};
const tips: Tips = {
  split: [
    { odd_type: '1x2.1', count: 6 },
    { odd_type: 'ou.o:2.5', count: 4 },
  ],
  tips: [
    aMatchTip({ author, description: 'Дома сильнее.' }),
    aMatchTip({ odd_type: 'ou.o:2.5', result: TIP_RESULT.won, profit: 28.5, clvPercent: 2.1 }),
    aMatchTip({ odd_type: 'ah.1:-0.75', result: TIP_RESULT.halfLost, profit: -15 }),
  ],
  count: 41,
  lastTipId: 3,
};
const actions = {
  isOpen: true,
  userUrl: '',
  hrefOf: () => '/Events/7-x?tip=0',
  onOpen: () => {},
  onNear: () => {},
};

/** Tips on a match: order, pages, the own one, those delayed until the start. */
export default {
  component: MatchTips,
  title: 'match/Tips',
  args: {
    tips,
    choice: { sort: MATCH_TIPS_SORT.authorPosition, afterId: 0 },
    reader: readerOf(),
    addressOf: ({ afterId }) => `/Events/7-x?after=${afterId}`,
    onGo: () => {},
    actions,
  },
  decorators: [onStage()],
} satisfies Meta<typeof MatchTips>;
type Story = StoryObj<typeof MatchTips>;

export const Full: Story = {};
export const English: Story = { args: { reader: readerOf('en') } };
export const Own: Story = { args: { actions: { ...actions, userUrl: 'lidia' } } };
export const Waiting: Story = {
  args: {
    tips: {
      ...tips,
      delayed: [
        {
          author,
          createdAt: NOW - 3_600,
          startsAt: NOW + 3_600,
          seq: 1_044,
          hash: 'ab'.repeat(32),
        },
      ],
    },
  },
};
export const Empty: Story = { args: { tips: { tips: [], count: 0, lastTipId: null } } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.tipsFailed" />,
};
export const Long: Story = {
  args: {
    tips: {
      ...tips,
      tips: [
        aMatchTip({
          author: { ...author, name: LONG.player },
          description: `${LONG.sentence} ${LONG.sentence}`,
        }),
      ],
    },
  },
};
export const Dark: Story = { ...dark };
