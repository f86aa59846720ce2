import type { Endpoints, ReplyOf } from '@tipmark/contract';
import type { AreaFacts } from './area-facts-queries.ts';

type AreaStatus = ReplyOf<Endpoints['siteStatus']>['areas'][number];
export type AreaName = AreaStatus['area'];
export type StateOfArea = AreaStatus['state'];

/** What a job stores for all processes, under this name. */
export const SITE_AREAS_RESULT = 'areas of the site';

export interface WatchedArea {
  readonly state: StateOfArea;
  readonly since: number;
}

export interface WatchedAreas {
  readonly areas: Readonly<Record<AreaName, WatchedArea>>;
  /** When anything of a match last arrived; null = never yet. */
  readonly scoresAt: number | null;
}

/** With several matches in play something changes all the time; one alone has its half-time. */
const MATCHES_ENOUGH = 3;
const QUIET_SECONDS = 300;
const BREAK_SECONDS = 1_200;
/** After this many times the usual silence nothing arrives at all. */
const DOWN_AFTER = 3;
const MAIL_SLOW_SECONDS = 60;
const MAIL_DOWN_SECONDS = 600;

/** Scores cannot be late while nothing is played. */
export function scoresState(
  inPlay: number,
  scoresAt: number | null,
  nowSeconds: number,
): StateOfArea {
  if (inPlay === 0) return 'ok';
  const usual = inPlay >= MATCHES_ENOUGH ? QUIET_SECONDS : BREAK_SECONDS;
  const age = scoresAt === null ? Number.POSITIVE_INFINITY : nowSeconds - scoresAt;
  if (age <= usual) return 'ok';
  return age <= usual * DOWN_AFTER ? 'slow' : 'down';
}

export function mailState(
  { mailQueuedSince, mailFailingSince }: AreaFacts,
  nowSeconds: number,
): StateOfArea {
  const waits =
    nowSeconds - Math.min(mailQueuedSince ?? nowSeconds, mailFailingSince ?? nowSeconds);
  if (waits <= MAIL_SLOW_SECONDS) return 'ok';
  return waits <= MAIL_DOWN_SECONDS ? 'slow' : 'down';
}

export function paymentsState(
  { unpayableSince, unansweredSince }: AreaFacts,
  isOff: boolean,
): StateOfArea {
  if (isOff) return 'off';
  if (unpayableSince !== null) return 'down';
  return unansweredSince === null ? 'ok' : 'slow';
}

interface Seen {
  readonly facts: AreaFacts;
  /** The last record of a match that this process heard of. */
  readonly heardAt: number | null;
  readonly isPaymentOff: boolean;
  readonly nowSeconds: number;
}

/** The areas as they are now; one whose state did not change is in it since before. */
export function watchedAreas(
  before: WatchedAreas | undefined,
  { facts, heardAt, isPaymentOff, nowSeconds }: Seen,
): WatchedAreas {
  const times = [before?.scoresAt, heardAt, facts.answeredAt].filter(
    (at) => typeof at === 'number',
  );
  const scoresAt = times.length === 0 ? null : Math.max(...times);
  const now = (area: AreaName, state: StateOfArea): WatchedArea => {
    const last = before?.areas[area];
    return last?.state === state ? last : { state, since: nowSeconds };
  };
  return {
    scoresAt,
    areas: {
      scores: now('scores', scoresState(facts.inPlay, scoresAt, nowSeconds)),
      mail: now('mail', mailState(facts, nowSeconds)),
      payments: now('payments', paymentsState(facts, isPaymentOff)),
    },
  };
}
