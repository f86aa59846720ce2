import type { LeagueWithMatches, MatchListItem, ResultsPage } from '@tipmark/contract';
import { decodeMatch, type WireMatch } from '@tipmark/contract/match-wire';
import { type GroupedLeague, groupMatches } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import { matchRowView, type RowContext } from '../../../parts/matches/match-row-view.ts';
import { asFollowed, type FollowedMatches } from '../../../parts/notifications/followed-matches.ts';

export type ListedMatch = MatchListItem & { readonly row: MatchRowView };
export type ListedLeague = Omit<LeagueWithMatches, 'matches'> & {
  readonly matches: readonly ListedMatch[];
};
export type LeagueOfDay = GroupedLeague<ListedLeague, ListedMatch>;

/** A day of results, decoded and formatted. */
export interface ResultsDay {
  readonly leagues: readonly LeagueOfDay[];
  readonly hasForecasts: boolean;
  /** Of the oldest live score whose source is behind, unix seconds; undefined: none is. */
  readonly behindSince: number | undefined;
  /** Something on this day can still change. */
  readonly isRunning: boolean;
}

/** Context of a day's rows; replies do not depend on the reader. */
export interface DayContext extends RowContext {
  readonly followed: FollowedMatches;
}

interface KnownLeague {
  readonly wires: LeagueWithMatches;
  readonly group: LeagueOfDay | undefined;
}

/**
 * Formats days. A league that is the same object as last time is reused, and so is a match: a
 * change of one costs the work for one.
 */
export function dayReader(context: DayContext): (reply: ResultsPage) => ResultsDay {
  const known = new Map<number, KnownLeague>();

  // decoded here and not shared yet: the row is added without copying the match
  const listedOf = (wire: WireMatch): ListedMatch => {
    const match = asFollowed(decodeMatch(wire), context.followed);
    return Object.assign(match, { row: matchRowView(match, context) });
  };

  function groupOf(league: LeagueWithMatches): LeagueOfDay | undefined {
    const before = known.get(league.id);
    if (before?.wires === league) return before.group;
    const matches = league.matches.map((wire, index) => {
      const old = before?.group?.all[index];
      return old && before?.wires.matches[index] === wire ? old : listedOf(wire);
    });
    const [group] = groupMatches([{ ...league, matches }], context.asOf);
    known.set(league.id, { wires: league, group });
    return group;
  }

  return (reply) => dayOf(reply.leagues.flatMap((league) => groupOf(league) ?? []));
}

/** Languages and time zones a reply is cached in. */
const MANNERS = 4;

/** Formats a reply with the texts of `t`. */
type ReadDay = (t: Translate) => ResultsDay;

/** Returns the formatted day of a reply, from the cache or by formatting it now. */
export type KnownDays = (
  reply: ResultsPage,
  manner: string,
  t: Translate,
  read: ReadDay,
) => ResultsDay;

interface KnownDay {
  readonly day: ResultsDay;
  /** The messages in it: a page that shows the day has to read them, too. */
  readonly messages: ReadonlyMap<string, Parameters<Translate>[1]>;
}

function readNow(t: Translate, read: ReadDay): KnownDay {
  const messages = new Map<string, Parameters<Translate>[1]>();
  const day = read((key, values) => {
    messages.set(key, values);
    return t(key, values);
  });
  return { day, messages };
}

/**
 * Formatted days that a server caches with the replies they come from: a reply shown on many pages
 * is formatted once. A browser reads each reply only once anyway.
 */
export function createKnownDays(): KnownDays {
  if (typeof document !== 'undefined') return (_reply, _manner, t, read) => read(t);
  const known = new WeakMap<ResultsPage, Map<string, KnownDay>>();
  return (reply, manner, t, read) => {
    const ofReply = known.get(reply) ?? new Map<string, KnownDay>();
    const before = ofReply.get(manner);
    if (before) {
      for (const [key, values] of before.messages) t(key, values);
      return before.day;
    }
    const [oldest] = ofReply.keys();
    if (ofReply.size === MANNERS && oldest !== undefined) ofReply.delete(oldest);
    const made = readNow(t, read);
    known.set(reply, ofReply.set(manner, made));
    return made.day;
  };
}

function oldestScore(leagues: readonly LeagueOfDay[]): number | undefined {
  const late = leagues.flatMap(({ live }) => live.flatMap(({ scoreAsOf }) => scoreAsOf ?? []));
  return late.length === 0 ? undefined : Math.min(...late);
}

function dayOf(leagues: readonly LeagueOfDay[]): ResultsDay {
  return {
    leagues,
    behindSince: oldestScore(leagues),
    hasForecasts: leagues.some(({ all }) => all.some((match) => match.forecastScore !== undefined)),
    isRunning: leagues.some(({ live, scheduled }) => live.length + scheduled.length > 0),
  };
}
