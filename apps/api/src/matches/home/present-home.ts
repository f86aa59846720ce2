import type { DroppedOdds, RefereeOfDay, WatchedTeam } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { presentCrest } from '../lists/present-crest.ts';
import { roundedOrNull } from '../lists/rounded.ts';
import { dayKnown, timeKnown } from '../lists/time-known.ts';
import type { DroppedRow, RefereeRow, WatchedTeamRow } from './home-queries.ts';

const MILLI = 1_000;

const linkOf = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  `${id}-${slug}`;

export function presentDropped(row: DroppedRow): DroppedOdds {
  return {
    link: linkOf(row),
    home: row.home,
    away: row.away,
    startsAt: row.starts_at,
    ...timeKnown(row),
    oddType: row.odd_type,
    first: row.first / MILLI,
    odds: row.milli / MILLI,
    bookmakers: row.bookmakers,
  };
}

export function presentRefereeOfDay(row: RefereeRow): RefereeOfDay {
  return {
    link: linkOf(row),
    name: row.name,
    countryCode: row.country_code,
    countOfMatches: row.matches,
    yellowCards: roundedOrNull(row.yellow_cards),
    penalties: roundedOrNull(row.penalties),
  };
}

export function presentWatchedTeam(row: WatchedTeamRow): WatchedTeam {
  const { own_score: own, other_score: other } = row;
  return {
    link: linkOf(row),
    name: row.name,
    logo: presentCrest(row.crest) ?? null,
    match: {
      link: linkOf({ id: row.match_id, slug: row.match_slug }),
      startsAt: row.starts_at,
      isTimeKnown: row.is_time_known,
      ...dayKnown(row),
      isLive: row.status === MATCH_STATUS.live,
      score: own === null || other === null ? null : [own, other],
      opponent: row.opponent,
    },
  };
}
