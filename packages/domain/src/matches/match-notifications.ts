import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';

/** Kinds of match notifications. */
export const MATCH_NOTIFICATION = {
  lineups: 1,
  start: 2,
  score: 3,
  redCard: 4,
  partEnd: 5,
  final: 6,
  odds: 7,
} as const;
export type MatchNotificationOption = (typeof MATCH_NOTIFICATION)[keyof typeof MATCH_NOTIFICATION];

/** Start, score and final. */
export const DEFAULT_MATCH_NOTIFICATIONS: readonly MatchNotificationOption[] = [
  MATCH_NOTIFICATION.start,
  MATCH_NOTIFICATION.score,
  MATCH_NOTIFICATION.final,
];

/** Matches still to be played with notifications on. */
export const FOLLOWED_MATCHES_MAX = 200;
/** Minimum move of a price since its last notification, percent. */
export const ODDS_NOTIFICATION_PERCENT = 10;

type Sides = readonly [number, number];

/** The known state of a match at one moment. */
export interface MatchMoment {
  readonly status: MatchStatus;
  /** Short state of a live match: `1H:37`, `HT`, `INT1`. */
  readonly liveState: string | null;
  readonly score: Sides | null;
  readonly redCards: Sides | null;
  readonly hasLineups: boolean;
  /** Main outcomes, milli-odds; null without a price. */
  readonly odds: readonly (number | null)[];
}

export type MatchNotificationEvent =
  | { readonly option: 1 | 2 }
  | { readonly option: 3; readonly score: Sides; readonly side: 1 | 2 | 0 }
  | { readonly option: 4; readonly side: 1 | 2 }
  | { readonly option: 5; readonly part: number }
  | { readonly option: 6; readonly status: MatchStatus }
  | { readonly option: 7; readonly outcome: number; readonly before: number; readonly now: number };

/** Half-time is the end of part 1, `INT2` of part 2. */
function partOf(liveState: string | null): number {
  if (liveState === 'HT') return 1;
  const [, part] = /^INT(\d)$/.exec(liveState ?? '') ?? [];
  return Number(part ?? 0);
}

const isBefore = (status: MatchStatus) =>
  status === MATCH_STATUS.scheduled || status === MATCH_STATUS.moved;
const isOver = (status: MatchStatus) => status >= MATCH_STATUS.finished;

function scoreEvents(was: MatchMoment, now: MatchMoment): MatchNotificationEvent[] {
  if (now.score === null) return [];
  const [home, away] = was.score ?? [0, 0];
  const [byHome, byAway] = [now.score[0] - home, now.score[1] - away];
  if (byHome === 0 && byAway === 0) return [];
  // Both sides at once, or one less than before: the scoring side is unclear.
  const side = byHome > 0 && byAway === 0 ? 1 : byAway > 0 && byHome === 0 ? 2 : 0;
  return [{ option: MATCH_NOTIFICATION.score, score: now.score, side }];
}

function cardEvents(was: MatchMoment, now: MatchMoment): MatchNotificationEvent[] {
  const [home, away] = was.redCards ?? [0, 0];
  const [homeNow, awayNow] = now.redCards ?? [0, 0];
  return [
    ...(homeNow > home ? [{ option: MATCH_NOTIFICATION.redCard, side: 1 as const }] : []),
    ...(awayNow > away ? [{ option: MATCH_NOTIFICATION.redCard, side: 2 as const }] : []),
  ];
}

/** Prices that moved enough since their last notification, before the start. */
function oddsEvents(was: MatchMoment, now: MatchMoment): MatchNotificationEvent[] {
  if (!isBefore(now.status)) return [];
  return now.odds.flatMap((price, outcome): MatchNotificationEvent[] => {
    const before = was.odds[outcome] ?? null;
    if (price === null || before === null) return [];
    // In integers: 2.00 → 1.80 is a tenth, not a little less.
    if (Math.abs(price - before) * 100 < ODDS_NOTIFICATION_PERCENT * before) return [];
    return [{ option: MATCH_NOTIFICATION.odds, outcome, before, now: price }];
  });
}

/** The events between two moments of a match, in chronological order. */
export function matchNotifications(was: MatchMoment, now: MatchMoment): MatchNotificationEvent[] {
  const part = partOf(now.liveState);
  return [
    ...(!was.hasLineups && now.hasLineups && !isOver(now.status)
      ? [{ option: MATCH_NOTIFICATION.lineups }]
      : []),
    ...oddsEvents(was, now),
    ...(isBefore(was.status) && now.status === MATCH_STATUS.live
      ? [{ option: MATCH_NOTIFICATION.start }]
      : []),
    ...scoreEvents(was, now),
    ...cardEvents(was, now),
    ...(part > partOf(was.liveState) ? [{ option: MATCH_NOTIFICATION.partEnd, part }] : []),
    ...(now.status !== was.status && isOver(now.status)
      ? [{ option: MATCH_NOTIFICATION.final, status: now.status }]
      : []),
  ];
}

/**
 * The moment to compare the next one with: prices stay those of the last notification, or the first
 * seen, so that a slow move is reported as well.
 */
export function momentNotified(
  was: MatchMoment,
  now: MatchMoment,
  events: readonly MatchNotificationEvent[],
): MatchMoment {
  const moved = new Set(
    events.flatMap((one) => (one.option === MATCH_NOTIFICATION.odds ? one.outcome : [])),
  );
  return {
    ...now,
    odds: now.odds.map((price, outcome) =>
      moved.has(outcome) ? price : (was.odds[outcome] ?? price),
    ),
  };
}
