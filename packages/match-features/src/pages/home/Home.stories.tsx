import type { Meta, StoryObj } from '@storybook/react';
import type { HomeBlock, MainPage, RatedCapper } from '@tipmark/contract';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import { aDroppedPrice, aLeague, aMatch, aMatchTip, aValueTrend } from '@tipmark/test-kit';
import {
  dark,
  failed,
  GAME,
  LONG,
  loading,
  NOW,
  onStage,
  ready,
  type Stage,
} from '../../testing/stage.tsx';
import { createFollowing } from './create-following.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeFeature } from './home-feature.ts';

const idle = { status: 'idle' } as never;
const slot = (name: string) => ({
  requested: (request: object) =>
    ({ type: `${name}/requested`, key: JSON.stringify(request) }) as never,
  select: ({ loads }: { readonly loads: object }) => (loads as Record<string, never>)[name] ?? idle,
});
const feature: HomeFeature = {
  namespace: GAME,
  load: slot('mainPage'),
  trendsLoad: slot('trends'),
  cappers: createFollowing('home'),
  routes: {
    results: 'results',
    match: 'events',
    league: 'league',
    team: 'team',
    referee: 'referee',
  },
  outcomes: mainOutcomes(SPORT.soccer),
  clockOf: ({ liveState = '' }) => ({ text: `${liveState}'`, label: liveState }),
};

const league = aLeague().named('Премьер-лига').of('RU', 'Россия');
const more = { routeName: 'results', params: {} };

const trendOf = (match: number, home = `Кедр ${match}`) =>
  aValueTrend({
    league: league.buildHead(),
    link: `${match}-kedr-mayak`,
    startsAt: NOW + 3_600 * match,
    home,
    away: 'Маяк',
    logo: match % 2 === 0 ? 'shield-0f4c81-e8eef4' : null,
    valuePercent: -2 - match / 10,
    claimedPercent: 9 - match,
  });

const capperOf = (
  url: string,
  name: string,
  label: string | null,
  roiPercent: number | null = 21.5,
): RatedCapper => ({
  position: null,
  label,
  name,
  url,
  score: 0,
  countOfTips: 116,
  won: 60,
  lost: 50,
  profit: 240,
  roiPercent,
  averageOdds: 1.95,
  clvPercent: roiPercent,
  maxDrawdownPercent: 12,
  isPremiumCapper: true,
  badges: [],
  followers: 14,
});

function pageOf(home: string, away: string, leagueName = 'Премьер-лига'): MainPage {
  const of = league.named(leagueName);
  const running = aMatch()
    .between(home, away)
    .startingAt(NOW - 5_000)
    .live('67')
    .withScore(2, 1)
    .withOdds([1.45, 4.8, 8.2, 1.9, 1.9]);
  const ahead = aMatch()
    .between(away, home)
    .startingAt(NOW + 86_400)
    .withOdds([1.45, 4.8, 8.2, 1.9, 1.9], [1.62, 4.8, 7.1, 1.9, 1.9]);
  const blocks: HomeBlock[] = [
    { kind: 5, items: [{ league: of.buildHead(), match: ahead.buildWire() }], ...more },
    { kind: 4, items: [of.having(running).build()], ...more, params: { tab: 'live' } },
    {
      kind: 1,
      items: [1, 2, 3].map((match) => trendOf(match, home)),
      routeName: 'valueTrends',
      params: {},
    },
    {
      kind: 2,
      items: [aDroppedPrice({ home, away, startsAt: NOW + 3_600 })],
      routeName: 'droppingOdds',
      params: {},
    },
    {
      kind: 9,
      items: [
        {
          ...aMatchTip({ odd_type: 'ou.o:2.5', odds: 1.95 }),
          match: { link: '7-ladoga-polyus', home: 'Ладога', away: 'Полюс', startsAt: NOW + 3_600 },
        },
      ],
      ...more,
      params: { tab: 'tips' },
    },
    {
      kind: 7,
      items: [
        capperOf('lidia', 'Лидия Шторм', '5.0'),
        capperOf('anton', home, '4.9', -1.2),
        capperOf('newcomer', 'Тихий Угол', null, null),
      ],
      routeName: 'leaderboard',
      params: {},
    },
  ];
  return { blocks, countOfLive: 14, countOfMatches: 214, asOf: NOW };
}

const full = ready(pageOf('Зенит', 'Спартак'));

/** A main page: popular matches, the live column, value trends, falling odds. */
export default {
  component: HomeScreen,
  title: 'flows/Home',
  args: { feature },
  decorators: [onStage({ loads: { mainPage: full } })],
} satisfies Meta<typeof HomeScreen>;
type Story = StoryObj<typeof HomeScreen>;

const on = (stage: Stage): Story => ({ parameters: { stage } });

export const Full: Story = {};
export const Subscriber: Story = on({
  loads: {
    mainPage: full,
    trends: ready({ trends: [1, 2, 3, 4, 5, 6].map((match) => trendOf(match)) }),
    homeFollows: ready({ users: [{ url: 'lidia' }] }),
  },
  userUrl: 'maria',
});
export const NotFollowed: Story = on({
  loads: {
    mainPage: full,
  },
  commands: {
    homeFollow: {
      status: 'failed',
      subject: 'anton',
      error: { status: 503, code: 'unavailable', message: '' },
    },
  },
  userUrl: 'maria',
});
export const English: Story = on({ loads: { mainPage: full }, locale: 'en' });
export const Loading: Story = on({ loads: { mainPage: loading } });
export const Empty: Story = on({
  loads: { mainPage: ready({ blocks: [], countOfLive: 0, countOfMatches: 0, asOf: NOW }) },
});
export const Failed: Story = on({ loads: { mainPage: failed } });
export const Long: Story = on({
  loads: { mainPage: ready(pageOf(LONG.team, LONG.other, LONG.league)) },
});
export const Dark: Story = { ...dark };
