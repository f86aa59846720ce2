import type { DroppedOdds, EventTrend, ValueTrend } from '@tipmark/contract';
import { aLeague } from './league-builder.ts';
import { aMatch } from './match-builder.ts';
import { SATURDAY_NOON } from './saturday-noon.ts';

const WEEK = 604_800;
const GOALS = [3, 3, 2, 3, 3, 2, 3, 3, 3, 3];

/** Over 2.5 in eight of the home team's last ten matches, at a price the model alone likes. */
export function anEventTrend(known: Partial<EventTrend> = {}): EventTrend {
  return {
    side: 'home',
    oddType: 'ou.o:2.5',
    odds: 1.9,
    hits: 8,
    of: 10,
    fairPercent: 50,
    probabilityPercent: 60,
    breakEvenPercent: 52.63,
    interval: [54.1, 93.1],
    valuePercent: -3.6,
    claimedPercent: 14,
    ...known,
  };
}

/**
 * The same of a match to come, with the ten matches: wherever played, the third and sixth missed.
 */
export function aValueTrend(known: Partial<ValueTrend> = {}): ValueTrend {
  return {
    ...anEventTrend(),
    probabilityPercent: 60,
    valuePercent: -3.6,
    claimedPercent: 14,
    side: 'home',
    league: aLeague().named('Premier League').of('RU', 'Russia').buildHead(),
    link: aMatch().build().link,
    startsAt: SATURDAY_NOON + 7_200,
    home: 'Zenit',
    away: 'Spartak',
    logo: null,
    scope: 'all',
    record: GOALS.map((goals, index) => ({
      isHit: goals > 2,
      startsAt: SATURDAY_NOON - (GOALS.length - index) * WEEK,
      score: [2, goals - 2],
      isHome: true,
    })),
    ...known,
  };
}

/** The price of the home win went from 2.00 to 1.70 at four bookmakers. */
export function aDroppedPrice(known: Partial<DroppedOdds> = {}): DroppedOdds {
  return {
    link: '9-kedr-mayak',
    home: 'Кедр',
    away: 'Маяк',
    startsAt: SATURDAY_NOON + 3_600,
    oddType: '1x2.1',
    first: 2,
    odds: 1.7,
    bookmakers: 4,
    ...known,
  };
}
