import type { EventMatches, EventPage, MatchTip, OddsHistory } from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';
import { aLeague } from './league-builder.ts';
import { aMatch, type MatchBuilder } from './match-builder.ts';
import { SATURDAY_NOON } from './saturday-noon.ts';

const side = (id: number, name: string) => ({
  id,
  link: `${id}-${name}`,
  countryCode: 'RU',
  form: [],
});

/** The page of a match as the api answers it: no prices and no tips unless given. */
export function anEventPage(
  match: MatchBuilder = aMatch(),
  known: Partial<Omit<EventPage, 'match' | 'link'>> = {},
): EventPage {
  const league = aLeague().named('Premier League').of('RU', 'Russia').buildHead();
  return {
    link: match.build().link,
    match: match.inLeague(league.id).buildWire(),
    league,
    season: { id: 1, name: '2026/27' },
    round: null,
    isFriendly: false,
    isTimeKnown: true,
    isSimulated: false,
    attribution: null,
    referee: null,
    home: side(1, 'zenit'),
    away: side(2, 'spartak'),
    incidents: [],
    odds: [],
    counts: { tips: known.tips?.count ?? 0, markets: 0 },
    tips: { tips: [], count: 0, lastTipId: null },
    asOf: SATURDAY_NOON,
    ...known,
  };
}

let lastTipId = 0;

/** A pending tip of Ivan on the home side with an id of its own. */
export function aMatchTip(known: Partial<MatchTip> = {}): MatchTip {
  lastTipId += 1;
  return {
    id: lastTipId,
    author: {
      badges: [],
      name: 'Ivan',
      url: 'ivan',
      position: null,
      label: null,
      roiPercent: null,
      countOfTips: null,
    },
    odd_type: '1x2.1',
    odds: 1.95,
    currentOdds: 1.88,
    stake: 3,
    description: '',
    createdAt: SATURDAY_NOON,
    editedAt: null,
    result: TIP_RESULT.pending,
    profit: null,
    clvPercent: null,
    isDelayed: false,
    contestSeasonId: null,
    seq: lastTipId,
    hash: 'abcdef01'.repeat(8),
    ...known,
  };
}

/** Result prices of a match with one move each and one bookmaker. */
export function anOddsHistory(known: Partial<OddsHistory> = {}): OddsHistory {
  const from = SATURDAY_NOON - 86_400;
  const prices = [
    ['1x2.1', 1.89, 1.79, 53.1, 1.88],
    ['1x2.x', 3.58, 3.74, 25.4, 3.93],
    ['1x2.2', 3.95, 4.44, 21.5, 4.66],
  ] as const;
  return {
    link: aMatch().build().link,
    market: '1x2',
    markets: ['1x2'],
    lines: [
      {
        line: null,
        outcomes: prices.map(([oddType, first, current, fairPercent, fairOdds]) => ({
          oddType,
          first,
          current,
          closing: null,
          best: { odds: current, bookmaker: 'Rivalto' },
          fairPercent,
          fairOdds,
          points: [
            [from, first],
            [from + 3_600, current],
          ],
        })),
        marginPercent: 5.2,
        bookmakers: [
          {
            id: 1,
            name: 'Rivalto',
            isAggregate: false,
            prices: prices.map(([oddType, first, current]) => ({
              oddType,
              first,
              current,
              best: Math.max(first, current),
              updatedAt: SATURDAY_NOON - 12,
            })),
          },
        ],
      },
    ],
    startsAt: SATURDAY_NOON + 7_200,
    closesAt: SATURDAY_NOON + 7_200,
    asOf: SATURDAY_NOON,
    ...known,
  };
}

/** Earlier matches of both sides, none unless given. */
export function anEventMatches(known: Partial<EventMatches> = {}): EventMatches {
  const nothing = {
    matches: [],
    count: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
  };
  return {
    link: aMatch().build().link,
    lists: [
      { side: 'home', ...nothing },
      { side: 'away', ...nothing },
    ],
    asOf: SATURDAY_NOON,
    ...known,
  };
}
