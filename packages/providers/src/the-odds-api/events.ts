import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { secondsOf } from '../values/instants.ts';
import { keyOf, reach, textOf } from '../values/soft.ts';
import { teamNameIn } from '../values/team-marks.ts';
import { addLeague, leagueOf, type SportLeague } from './leagues.ts';
import { SOURCE } from './source.ts';

/** An event with all that its prices and scores need. */
export interface ReadEvent {
  readonly key: string;
  readonly league: SportLeague;
  /** Names as the outcomes have them. */
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly status: MatchStatus;
}

/**
 * Adds league, season, sides and match of an event. There is no status: one that has started runs
 * as long as it is listed, and only scores tell that it has ended.
 */
export function readEvent(
  draft: Draft,
  path: string,
  row: unknown,
  at: number,
): ReadEvent | undefined {
  const key = keyOf(reach(row, 'id'));
  const sportKey = textOf(reach(row, 'sport_key'));
  const startsAt = secondsOf(reach(row, 'commence_time'));
  const [home, away] = [textOf(reach(row, 'home_team')), textOf(reach(row, 'away_team'))];
  if (key === undefined || sportKey === undefined || startsAt === undefined)
    return void draft.leave(path, 'the event has no id, sport or start');
  const league = leagueOf(sportKey, textOf(reach(row, 'sport_title')) ?? sportKey);
  if (league === undefined)
    return void draft.note(path, `${sportKey} is none of the sports of this site`);
  if (home === undefined || away === undefined || home === away)
    return void draft.leave(path, 'the event has no two sides');
  const seasonKey = addLeague(draft, path, league, startsAt);
  const homeKey = addSide(draft, path, league, home);
  const awayKey = addSide(draft, path, league, away);
  if (seasonKey === undefined || homeKey === undefined || awayKey === undefined) return undefined;
  const status = statusOf(row, startsAt, at);
  const isAdded = draft.add(path, {
    kind: 'match',
    source: SOURCE,
    key,
    seq: at,
    seasonKey,
    homeKey,
    awayKey,
    startsAt,
    isTimeKnown: true,
    status,
    isFriendly: sportKey.endsWith('_preseason') || undefined,
  });
  return isAdded ? { key, league, home, away, startsAt, status } : undefined;
}

function statusOf(row: unknown, startsAt: number, at: number): MatchStatus {
  if (reach(row, 'completed') === true) return MATCH_STATUS.finished;
  return startsAt > at ? MATCH_STATUS.scheduled : MATCH_STATUS.live;
}

/** Sides have no ids: within a sport and country, or a tour, a name is one. */
function addSide(
  draft: Draft,
  path: string,
  { sport, name: league, countryCode, tour }: SportLeague,
  side: string,
): string | undefined {
  const name = teamNameIn(league, side);
  const key = `${sport} ${tour ?? countryCode} ${name}`;
  const isAdded = draft.add(path, {
    kind: 'team',
    source: SOURCE,
    key,
    sport,
    name: { en: name },
    countryCode,
    tour,
  });
  return isAdded ? key : undefined;
}
