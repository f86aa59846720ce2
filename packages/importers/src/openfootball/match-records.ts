import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { BadCell } from '../table/read-number.ts';
import type { FileGoal, FileMatch } from './file-shape.ts';
import type { FileStart } from './read-start.ts';

export const SOURCE = 'openfootball';

type Pair = readonly [home: number, away: number];

export interface MatchContext extends FileStart {
  matchKey: string;
  seasonKey: string;
  homeKey: string;
  awayKey: string;
  seq: number;
  /** Its matches make a table, except those of play-offs. */
  isLeague: boolean;
}

/**
 * Schedule, score and goals of a match.
 * @throws BadCell when its scores contradict each other
 */
export function matchRecords(match: FileMatch, context: MatchContext): FeedRecord[] {
  const { matchKey, seq, seasonKey, homeKey, awayKey, startsAt, isTimeKnown } = context;
  const score = scoreOf(match);
  const status = statusOf(match, score !== undefined);
  if (status === MATCH_STATUS.moved && score !== undefined) {
    throw new BadCell('status: a postponed match has no score; leave the score out, or the note');
  }
  const round = roundOf(match);
  const schedule: FeedRecord = {
    kind: 'match',
    source: SOURCE,
    key: matchKey,
    seq,
    seasonKey,
    homeKey,
    awayKey,
    startsAt,
    isTimeKnown,
    status,
    ...(round === '' ? {} : { round }),
    ...(context.isLeague && KNOCK_OUT.test(round) ? { isPlayOff: true } : {}),
  };
  const playedMinutes = playedMinutesOf(match);
  if (score === undefined && playedMinutes === undefined) return [schedule];
  return [
    schedule,
    {
      kind: 'score',
      source: SOURCE,
      matchKey,
      seq,
      status,
      score: score ?? null,
      ...(playedMinutes === undefined ? {} : { playedMinutes }),
    },
    ...goalRecords(match.goals1, 'home', context),
    ...goalRecords(match.goals2, 'away', context),
  ];
}

/** Rounds with names in both languages; others are unchanged. */
const ROUNDS: [pattern: RegExp, name: string][] = [
  [/^round of (8|16|32|64|128)$/i, 'R$1'],
  [/^quarter-?finals?$/i, 'QF'],
  [/^semi-?finals?$/i, 'SF'],
  [/^finals?$/i, 'F'],
  [/^matchday (\d+)$/i, '$1'],
];

/** What follows the table of a league: no round of it is a matchday. */
const KNOCK_OUT =
  /^(?!.*(?:matchday|, \d+$)).*(?:\b(?:R\d+|QF|SF|F)$|quarter-?final|semi-?final|\bfinals?\b(?! round)|round of \d|play-?offs?$|\bplatz\b|aufstieg)/i;

function roundOf({ stage, group, round }: FileMatch): string {
  const [pattern, name] = ROUNDS.find(([known]) => known.test(round ?? '')) ?? [];
  const own = pattern === undefined ? round : round?.replace(pattern, name ?? '');
  const part = stage === 'Regular' ? undefined : stage;
  return [part, group, own].filter(Boolean).join(', ').slice(0, 60);
}

const STATUSES: [pattern: RegExp, status: MatchStatus][] = [
  [/walk-?over/i, MATCH_STATUS.walkover],
  [/award/i, MATCH_STATUS.awarded],
  [/cancel|annul|void/i, MATCH_STATUS.canceled],
  [/abandon|suspend|interrupt/i, MATCH_STATUS.interrupted],
  [/postpon/i, MATCH_STATUS.moved],
];

/** The status a file writes beside a match, undefined where it has none that is known. */
export const writtenStatus = ({ status }: Pick<FileMatch, 'status'>): MatchStatus | undefined =>
  STATUSES.find(([pattern]) => pattern.test(status ?? ''))?.[1];

function statusOf(match: FileMatch, isPlayed: boolean): MatchStatus {
  return writtenStatus(match) ?? (isPlayed ? MATCH_STATUS.finished : MATCH_STATUS.scheduled);
}

/** `abandoned 63'`: the minutes that were played. */
function playedMinutesOf({ status }: FileMatch): number | undefined {
  const [, minutes] = /\b(\d{1,3})'/.exec(status ?? '') ?? [];
  return minutes === undefined ? undefined : Number(minutes);
}

/** The score is that of ninety minutes; goals of extra time are separate, as penalties are. */
function scoreOf(match: FileMatch) {
  const { ht, ft: reported, et, p } = pairsOf(match);
  const ft = reported ?? (et === undefined ? undefined : afterNinety(match, et));
  if (ft === undefined) {
    if (ht ?? et ?? p)
      throw new BadCell('score: a part of it without the score after 90 minutes; add that as ft');
    return undefined;
  }
  if (ht !== undefined && isAbove(ht, ft)) {
    throw new BadCell(
      `score.ht: half-time ${ht.join(':')} is above the score ${ft.join(':')}; correct one of them`,
    );
  }
  if (et !== undefined && isAbove(ft, et)) {
    throw new BadCell(
      `score.et: ${ft.join(':')} is above ${et.join(':')} after extra time; correct one of them`,
    );
  }
  const [home, away] = ft;
  return {
    home,
    away,
    ...(ht === undefined ? {} : { periods: [toPair(ht)] }),
    ...(et === undefined ? {} : { extra: [et[0] - home, et[1] - away] as [number, number] }),
    ...(p === undefined ? {} : { penalties: toPair(p) }),
  };
}

/**
 * The score after 90 minutes by its goals, where they are all there, some files leave it out;
 * without any it was 0:0.
 */
function afterNinety({ goals1, goals2 }: FileMatch, et: Pair): Pair | undefined {
  const [home, away] = [goals1 ?? [], goals2 ?? []];
  if (et[0] + et[1] === 0) return et;
  if (home.length !== et[0] || away.length !== et[1]) return undefined;
  const before = (goals: readonly FileGoal[]) =>
    goals.filter(({ minute }) => Number(String(minute).split('+')[0]) <= 90).length;
  return [before(home), before(away)];
}

function pairsOf({
  score,
  score1,
  score2,
}: FileMatch): Partial<Record<'ht' | 'ft' | 'et' | 'p', Pair>> {
  const simple =
    typeof score1 === 'number' && typeof score2 === 'number'
      ? { ft: [score1, score2] as const }
      : {};
  const given = Object.entries(score ?? {}).filter(([, pair]) => Array.isArray(pair));
  return { ...simple, ...Object.fromEntries(given) };
}

function isAbove(one: Pair, other: Pair): boolean {
  return one[0] > other[0] || one[1] > other[1];
}

function toPair([home, away]: Pair): [number, number] {
  return [home, away];
}

function goalRecords(
  goals: readonly FileGoal[] | null | undefined,
  side: 'home' | 'away',
  { matchKey, seq }: MatchContext,
): FeedRecord[] {
  return (goals ?? []).map((goal, index) => {
    const [minute, plus] = String(goal.minute).split('+').map(Number);
    const stoppage = goal.offset ?? plus;
    return {
      kind: 'event',
      source: SOURCE,
      key: `${side} goal ${index + 1}`,
      matchKey,
      seq,
      minute: minute ?? 0,
      ...(stoppage === undefined ? {} : { stoppage }),
      type: goal.owngoal ? 'own_goal' : goal.penalty ? 'penalty_goal' : 'goal',
      side,
      player: goal.name,
    };
  });
}
