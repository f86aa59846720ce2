import type { FeedItem, FeedPage, MatchTip } from '@tipmark/contract';
import { FEED_KIND, TIP_RESULT } from '@tipmark/domain';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/render-screen.tsx';

export const league = aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead();
const running = aMatch().withId(7).between('Зенит', 'Спартак').live('2H:67').withScore(2, 1);
const match = running.buildWire();
const author = {
  name: 'Anton',
  url: 'capper-anton',
  position: 2,
  label: '4.7',
  badges: [],
  roiPercent: 6.2,
  countOfTips: 312,
};
const tip: MatchTip = {
  id: 3,
  author,
  odd_type: '1x2.1',
  odds: 2,
  currentOdds: 1.9,
  stake: 3,
  description: 'Хозяева свежее',
  createdAt: NOW_SECONDS - 60,
  editedAt: null,
  result: TIP_RESULT.pending,
  profit: null,
  clvPercent: null,
  isDelayed: false,
  contestSeasonId: null,
  seq: 1_043,
  hash: 'a'.repeat(64),
};
const at = NOW_SECONDS - 60;
/** An entry of each kind. */
export const entries: FeedItem[] = [
  { id: 16, at, kind: FEED_KIND.tipPosted, league, match, tip },
  { id: 15, at, kind: FEED_KIND.milestone, author, milestone: 'streak', value: 5 },
  { id: 14, at, kind: FEED_KIND.milestone, author, milestone: 'rank', value: 3 },
  { id: 13, at, kind: FEED_KIND.oddsDrop, league, match, oddType: '1x2.2', first: 4, odds: 3 },
  {
    id: 12,
    at,
    kind: FEED_KIND.mathTip,
    league,
    match,
    oddType: 'ou.o:2.5',
    odds: 1.95,
    probabilityPercent: 56,
    claimedPercent: 9.2,
  },
  {
    id: 11,
    at,
    kind: FEED_KIND.contestNews,
    contestSeasonId: 1_202_611,
    event: 'opened',
    winner: null,
  },
];
export const page = (items: FeedItem[], known: Partial<FeedPage> = {}): FeedPage => ({
  items,
  lastItemId: null,
  countOfFollows: null,
  sidebar: null,
  asOf: NOW_SECONDS,
  ...known,
});
