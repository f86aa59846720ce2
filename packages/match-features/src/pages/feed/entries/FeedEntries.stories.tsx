import type { Meta, StoryObj } from '@storybook/react';
import type { FeedItem } from '@tipmark/contract';
import { FEED_KIND, TIP_RESULT } from '@tipmark/domain';
import { aLeague, aMatch, aMatchTip } from '@tipmark/test-kit';
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
import { FeedEntries } from './FeedEntries.tsx';

const league = aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead();
const running = aMatch().withId(7).between('Зенит', 'Спартак').live('2H:67').withScore(2, 1);
const coming = aMatch()
  .withId(8)
  .between('Кедр', 'Маяк')
  .startingAt(NOW + 9_000);
const author = {
  name: 'Лидия Шторм',
  url: 'lidia',
  position: 2,
  label: '4.7',
  badges: [],
  roiPercent: 5.4,
  countOfTips: 208,
};
const at = NOW - 60;
const ofRunning = { at, league, match: running.buildWire() };
const ofComing = { at, league, match: coming.buildWire() };

const tipPosted: FeedItem = {
  id: 17,
  kind: FEED_KIND.tipPosted,
  ...ofComing,
  tip: aMatchTip({ author, description: 'Дома сильнее.' }),
};
const tipSettled: FeedItem = {
  id: 16,
  kind: FEED_KIND.tipSettled,
  ...ofRunning,
  tip: aMatchTip({ author, result: TIP_RESULT.won, profit: 28.5, clvPercent: 2.1 }),
};
const milestones: FeedItem[] = [
  { id: 15, at, kind: FEED_KIND.milestone, author, milestone: 'streak', value: 5 },
  { id: 14, at, kind: FEED_KIND.milestone, author, milestone: 'rank', value: 3 },
];
const drop: FeedItem = {
  id: 13,
  kind: FEED_KIND.oddsDrop,
  ...ofComing,
  oddType: '1x2.2',
  first: 4,
  odds: 3,
};
const mathTip: FeedItem = {
  id: 12,
  kind: FEED_KIND.mathTip,
  ...ofComing,
  oddType: 'ou.o:2.5',
  odds: 1.95,
  probabilityPercent: 56,
  claimedPercent: 9.2,
};
const contests: FeedItem[] = [
  {
    id: 11,
    at,
    kind: FEED_KIND.contestNews,
    contestSeasonId: 1_202_611,
    event: 'opened',
    winner: null,
  },
  {
    id: 10,
    at,
    kind: FEED_KIND.contestNews,
    contestSeasonId: 2_202_610,
    event: 'closed',
    winner: author,
  },
];

/** The feed, entry by entry: tips, their results, milestones, movements, cups. */
export default {
  component: FeedEntries,
  title: 'feed/Entries',
  args: {
    items: [tipPosted, tipSettled, ...milestones, drop, mathTip, ...contests],
    matchRoute: 'events',
    clockOf: () => ({ text: "67'", label: '67-я минута' }),
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof FeedEntries>;
type Story = StoryObj<typeof FeedEntries>;

export const Full: Story = {};
export const English: Story = {
  args: { reader: readerOf('en') },
  parameters: { stage: { locale: 'en' } },
};
export const Tips: Story = { args: { items: [tipPosted, tipSettled] } };
export const Movements: Story = { args: { items: [drop, mathTip] } };
export const WithoutPages: Story = { parameters: { stage: { served: [] } } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.matchesFailed" />,
};
export const Long: Story = {
  args: {
    items: [
      {
        ...tipPosted,
        league: { ...league, name: LONG.league },
        match: coming.between(LONG.team, LONG.other).buildWire(),
        tip: aMatchTip({
          author: { ...author, name: LONG.player },
          description: `${LONG.sentence} ${LONG.sentence}`,
        }),
      },
    ],
  },
};
export const Dark: Story = { ...dark };
