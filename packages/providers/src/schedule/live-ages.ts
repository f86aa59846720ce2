import { DAY_SECONDS } from '@tipmark/domain';
import type { PlannedMatch } from './offers/offer.ts';
import type { Task } from './task.ts';

/** How old the numbers of running matches are that one call informs about. */
export interface LiveAge {
  readonly provider: string;
  readonly leagues: readonly string[];
  /** Since its last answer, or since the matches began if there was none. */
  readonly seconds: number;
}

/** Whether a task follows matches while they are played. */
export const followsMatches = ({ purpose }: Task): boolean =>
  purpose === 'live' || purpose === 'events';

/**
 * The ages of what is followed now; nothing where no match is played.
 * @param answeredAt when each task was last answered
 */
export function liveAges(
  tasks: readonly Task[],
  answeredAt: ReadonlyMap<string, number>,
  now: number,
): LiveAge[] {
  return tasks.filter(followsMatches).flatMap((task): LiveAge[] => {
    const { id, provider, leagues, due } = task;
    if (due.kind !== 'paced') return [];
    const open = due.open.find(({ from, to }) => from <= now && now < to);
    if (open === undefined) return [];
    const since = Math.max(open.from, answeredAt.get(id) ?? open.from);
    return [{ provider, leagues, seconds: Math.max(0, now - since) }];
  });
}

/** When a task is to be called next as far as its own times say; undefined: never. */
export function opensAt({ due }: Task, now: number): number | undefined {
  if (due.kind === 'once') return due.until < now ? undefined : Math.max(due.at, now);
  const open = due.open.find(({ to }) => to > now);
  return open === undefined ? undefined : Math.max(open.from, now);
}

/** A match by its key at a provider, and when any provider last answered about its league. */
export interface HeardMatch {
  readonly source: string;
  readonly key: string;
  readonly at: number;
}

/** Matches that have begun by the clock and have no known end. */
export const matchesUnderWay = (matches: readonly PlannedMatch[], now: number): PlannedMatch[] =>
  matches.filter(
    ({ startsAt, endedAt }) =>
      startsAt <= now && now < startsAt + DAY_SECONDS && endedAt === undefined,
  );

/**
 * Those of leagues that no provider has answered about since an instant. Where none ever did and
 * the league is to be followed, since their start.
 * @param heardAt by league
 * @param followed leagues whose scores are to be live
 */
export function unheardMatches(
  matches: readonly PlannedMatch[],
  heardAt: ReadonlyMap<string, number>,
  followed: ReadonlySet<string>,
  before: number,
): HeardMatch[] {
  return matches.flatMap(({ ids, league, startsAt }) => {
    const at = heardAt.get(league) ?? (followed.has(league) ? startsAt : undefined);
    if (at === undefined || at >= before) return [];
    return Object.entries(ids).map(([source, key]) => ({ source, key, at }));
  });
}
