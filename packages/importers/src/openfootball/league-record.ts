import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT, soccerRules } from '@tipmark/domain';
import type { Competition } from './competitions.ts';
import { SOURCE } from './match-records.ts';

const ATTRIBUTION = 'openfootball (public domain)';

/** The league of a competition, the same from each kind of file. */
export function leagueRecord({ key, timeZone: _, ...league }: Competition): FeedRecord {
  const { win, draw, loss } = soccerRules.table.points;
  return {
    kind: 'league',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    ...league,
    attribution: ATTRIBUTION,
    pointsRule: { win, draw, loss },
  };
}
