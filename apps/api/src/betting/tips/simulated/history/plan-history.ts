import {
  CONTEST_LIMIT,
  HOUR_SECONDS,
  MATCH_STATUS,
  type MarketCode,
  type MatchStatus,
  mainOddTypes,
  parseOddType,
  type SettledResult,
  type Sport,
  TIP_RESULT,
} from '@tipmark/domain';
import { randomOf } from '@tipmark/simulator';
import { judge } from '../../../settlement/settle-match.ts';
import type { CapperRow } from '../capper-queries.ts';
import type { SimulatedCapper } from '../cappers.ts';
import { type Choice, chooseTips, type MainPrices, type TipIdea } from '../choose-tip.ts';
import { seasonFor } from '../contestants.ts';
import type { LineRow, PlayedMatch } from './history-queries.ts';

export interface PastVerdict {
  readonly result: SettledResult;
  readonly profitMilli: number;
  readonly clv: number | null;
  readonly isRated: boolean;
}

/** A tip of the past with its result. */
export interface PastTip {
  readonly capperId: number;
  readonly ledgerId: string;
  readonly matchId: number;
  readonly sport: Sport;
  readonly choice: Choice;
  readonly market: MarketCode;
  readonly createdAt: number;
  readonly startsAt: number;
  readonly settledAt: number;
  readonly contestSeasonId: number | null;
  /** Shown only to subscribers until the match began. */
  readonly isDelayed: boolean;
  /** The stake it was posted with and the second it was changed at; undefined of most. */
  readonly change: { readonly stake: number; readonly at: number } | undefined;
  /** undefined while it is open. */
  readonly verdict: PastVerdict | undefined;
}

/** A tip's content in the ledger. */
export interface TipEvent {
  readonly at: number;
  readonly kind: 'tip' | 'amend' | 'settle';
  readonly tip: PastTip;
}

/** A person whose record is reset. */
export interface ResetEvent {
  readonly at: number;
  readonly kind: 'reset';
  readonly row: CapperRow;
}

export type HistoryEvent = TipEvent | ResetEvent;

export interface Past {
  readonly seed: number;
  /** The present it leads up to. */
  readonly beganAt: number;
  readonly people: readonly (SimulatedCapper & { readonly row: CapperRow })[];
}

const DAY = 24 * HOUR_SECONDS;
const MOST_TIPS_A_DAY = 6;
const CONTEST_ZONE = 3 * HOUR_SECONDS;
const CHANGED_SHARE = 0.04;
/** Seconds after posting within which people change their tips. */
const [SOONEST_CHANGE, LATEST_CHANGE] = [40, 280];
const RESET_SHARE = 0.05;
/** Days before the present on which people reset their records. */
const [LATEST_RESET, EARLIEST_RESET] = [12, 45];
/** Frequent tipsters are well known. */
const ACTIVITY_OF_REGULARS = 0.03;

/** Seconds from the start to the instant tips are settled. */
const SETTLED_AFTER: Partial<Record<MatchStatus, number>> = {
  [MATCH_STATUS.finished]: 2 * HOUR_SECONDS,
  [MATCH_STATUS.finishedRetired]: 2 * HOUR_SECONDS,
  [MATCH_STATUS.awarded]: 10 * HOUR_SECONDS,
  [MATCH_STATUS.canceled]: 60,
  [MATCH_STATUS.walkover]: 60,
};
const GIVEN_UP_AFTER = 48 * HOUR_SECONDS;

/** Main prices of a match at an instant. */
function pricesAt(sport: number, lines: readonly LineRow[], at: number): MainPrices {
  return mainOddTypes(sport).map(
    (oddType) =>
      lines.findLast((line) => line.odd_type === oddType && line.at <= at)?.milli ?? null,
  );
}

/** Site line of every outcome that had one by then. */
function linesAt(lines: readonly LineRow[], at: number): Map<string, number> {
  return new Map(lines.filter((line) => line.at <= at).map((line) => [line.odd_type, line.milli]));
}

function closingOf(lines: readonly LineRow[], startsAt: number): Map<string, number> {
  const closing = new Map<string, number>();
  for (const { odd_type, at, milli } of lines) if (at < startsAt) closing.set(odd_type, milli);
  return closing;
}

interface Scene {
  readonly match: PlayedMatch;
  readonly closing: ReadonlyMap<string, number>;
  readonly settledAt: number;
  readonly isOver: boolean;
}

function verdictOn({ match, closing, settledAt, isOver }: Scene, choice: Choice) {
  const market = parseOddType(choice.odd_type)?.market;
  if (market === undefined) throw new Error(`${choice.odd_type} is not an outcome`);
  const open = {
    ...choice,
    market,
    result: TIP_RESULT.pending,
    clv: null,
    is_rated: false,
    starts_at: match.starts_at,
  };
  const verdict = isOver ? judge(open, { match, closing, nowSeconds: settledAt }) : undefined;
  return { market, verdict };
}

/** Some change the stake soon after posting; those whose tips are delayed never do. */
function changeOf(
  { seed, beganAt }: Past,
  { name, isDelaying }: SimulatedCapper,
  { from }: TipIdea,
  { stake }: Choice,
  matchId: number,
): PastTip['change'] {
  const random = randomOf(seed, 'change', name, matchId);
  if (isDelaying === true || !random.chance(CHANGED_SHARE)) return undefined;
  const at = from + random.integer(SOONEST_CHANGE, LATEST_CHANGE);
  return at > beganAt ? undefined : { stake: stake + 1, at };
}

function tipOf(
  past: Past,
  { person, idea }: { readonly person: Past['people'][number]; readonly idea: TipIdea },
  scene: Scene,
  lines: readonly LineRow[],
): PastTip | undefined {
  const { sport, starts_at: startsAt } = scene.match;
  const { beganAt } = past;
  if (idea.from > beganAt || idea.from < beganAt - 120 * DAY) return undefined;
  const prices = pricesAt(sport, lines, idea.from);
  let choice = idea.choose(prices);
  if (choice === undefined) return undefined;
  if (idea.comparesPrices) choice = idea.insteadOf(choice, linesAt(lines, idea.from));
  return {
    capperId: person.row.id,
    ledgerId: person.row.ledger_id,
    matchId: scene.match.id,
    sport,
    choice,
    createdAt: idea.from,
    startsAt,
    settledAt: scene.settledAt,
    isDelayed: person.isDelaying === true,
    change: changeOf(past, person, idea, choice, scene.match.id),
    contestSeasonId: seasonFor(person, {
      milliOdds: choice.milli,
      description: choice.description,
      startsAt,
      at: idea.from,
    }),
    ...verdictOn(scene, choice),
  };
}

/** All tips on one match that were posted before the present. */
export function tipsOnMatch(past: Past, match: PlayedMatch, lines: readonly LineRow[]): PastTip[] {
  const settledAt = match.starts_at + (SETTLED_AFTER[match.status] ?? GIVEN_UP_AFTER);
  const isOver = match.status > MATCH_STATUS.live && settledAt <= past.beganAt;
  const scene = { match, closing: closingOf(lines, match.starts_at), settledAt, isOver };
  const people = past.people.filter(({ isPastOnly }) => isPastOnly !== true || isOver);
  const closing = pricesAt(match.sport, lines, match.starts_at - 1);
  const ideas = chooseTips(past.seed, people, isOver ? { ...match, closing } : match);
  return ideas.flatMap((one) => tipOf(past, one, scene, lines) ?? []);
}

/** Omits tips beyond what one person would write in a day; in the order of posting. */
function unhurried(tips: readonly PastTip[]): PastTip[] {
  const counts = new Map<string, number>();
  return tips
    .toSorted((one, other) => one.createdAt - other.createdAt || one.matchId - other.matchId)
    .filter(({ capperId, createdAt }) => {
      const key = `${capperId} ${Math.floor(createdAt / DAY)}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= MOST_TIPS_A_DAY;
    });
}

/**
 * Contests take this many tips of one person per day of UTC+3; the others are posted without them.
 */
function withinContests(tips: readonly PastTip[]): PastTip[] {
  const counts = new Map<string, number>();
  return tips.map((tip) => {
    if (tip.contestSeasonId === null) return tip;
    const key = `${tip.capperId} ${Math.floor((tip.createdAt + CONTEST_ZONE) / DAY)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > CONTEST_LIMIT.perDay ? { ...tip, contestSeasonId: null } : tip;
  });
}

/** Some of those who tip often reset their record. */
function resetsOf({ seed, beganAt, people }: Past): ResetEvent[] {
  return people
    .filter(({ activity, isPastOnly }) => activity >= ACTIVITY_OF_REGULARS && isPastOnly !== true)
    .flatMap(({ name, row }): ResetEvent[] => {
      const random = randomOf(seed, 'reset', name);
      if (!random.chance(RESET_SHARE)) return [];
      const days = LATEST_RESET + random.next() * (EARLIEST_RESET - LATEST_RESET);
      return [{ at: Math.round(beganAt - days * DAY), kind: 'reset', row }];
    });
}

const KINDS = ['reset', 'tip', 'amend', 'settle'] as const;

/** All events in chronological order; deterministic. */
export function eventsOf(past: Past, tips: readonly PastTip[]): HistoryEvent[] {
  const ofTips = withinContests(unhurried(tips)).flatMap((tip): TipEvent[] => [
    { at: tip.createdAt, kind: 'tip', tip },
    ...(tip.change === undefined ? [] : [{ at: tip.change.at, kind: 'amend' as const, tip }]),
    ...(tip.verdict === undefined ? [] : [{ at: tip.settledAt, kind: 'settle' as const, tip }]),
  ]);
  const idsOf = (event: HistoryEvent) =>
    'tip' in event ? [event.tip.matchId, event.tip.capperId] : [0, event.row.id];
  return [...resetsOf(past), ...ofTips].toSorted((one, other) => {
    const [match = 0, capper = 0] = idsOf(one);
    const [otherMatch = 0, otherCapper = 0] = idsOf(other);
    return (
      one.at - other.at ||
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
      match - otherMatch ||
      capper - otherCapper
    );
  });
}
