import type { ScoreRecord } from '@tipmark/contract/feed';
import { checkResult, faultText, MATCH_STATUS, type MatchStatus, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';

type Pair = [home: number, away: number];

/** What a provider reports of the score of a tennis match. */
export interface TennisScore {
  readonly matchKey: string;
  readonly path: string;
  readonly status: MatchStatus;
  /** Sets won; counted from the games where the provider has none. */
  readonly sets?: Pair | undefined;
  /** Games of each set, a running one included. */
  readonly games: readonly Pair[];
  readonly tieBreaks?: readonly (Pair | null)[] | undefined;
  readonly points?: readonly [string, string] | undefined;
  readonly serving?: 'home' | 'away' | undefined;
  readonly advancing?: 'home' | 'away' | undefined;
  readonly bestOf?: number | undefined;
  readonly at?: number | undefined;
  readonly isCorrection?: true | undefined;
}

/** Statuses of matches of which a score, or who advances, is known. */
const WITH_SCORE: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.live,
  MATCH_STATUS.finished,
  MATCH_STATUS.stopped,
  MATCH_STATUS.interrupted,
  MATCH_STATUS.walkover,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
]);

/** The score of a match; where its parts contradict each other, the last known one stays. */
export function addTennisScore(
  draft: Draft,
  score: TennisScore,
  { source, seq }: { source: string; seq: number },
): void {
  const { status, path, matchKey, advancing } = score;
  if (!WITH_SCORE.has(status)) return;
  const record: ScoreRecord = {
    kind: 'score',
    source,
    matchKey,
    seq,
    ...(score.at === undefined ? {} : { at: score.at }),
    status,
    score: status === MATCH_STATUS.walkover ? null : setScoreOf(score),
    ...(advancing === undefined ? {} : { advancing }),
    ...(status === MATCH_STATUS.live ? liveParts(score) : {}),
    isCorrection: score.isCorrection,
  };
  const fault = checkResult({
    sport: SPORT.tennis,
    status,
    bestOf: score.bestOf,
    score: record.score,
    advancing,
  });
  if (fault === undefined) draft.add(path, record);
  else draft.leave(path, `score: ${faultText(fault)}`);
}

function setScoreOf(score: TennisScore): ScoreRecord['score'] {
  const { games, tieBreaks = [], points, status } = score;
  const [home, away] = score.sets ?? countedSets(games, status);
  const hasTieBreak = tieBreaks.slice(0, games.length).some((pair) => pair !== null);
  return {
    home,
    away,
    ...(games.length === 0 ? {} : { periods: games.map(([one, other]): Pair => [one, other]) }),
    ...(hasTieBreak ? { tieBreaks: tieBreaks.slice(0, games.length) as (Pair | null)[] } : {}),
    ...(status === MATCH_STATUS.live && points !== undefined ? { points: [...points] } : {}),
  };
}

/** Sets that another one follows are over, and the last one of a finished match. */
export function countedSets(games: readonly Pair[], status: MatchStatus): Pair {
  const isOver = status === MATCH_STATUS.finished;
  const whole = games.filter((set, index) => index < games.length - 1 || isOver || isWon(set));
  const ofHome = whole.filter(([home, away]) => home > away).length;
  return [ofHome, whole.length - ofHome];
}

/** Whether games end a set in any format that is played today. */
function isWon([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return (most >= 6 && most - least >= 2) || (most === 7 && least === 6);
}

function liveParts({ games, serving }: TennisScore): Pick<ScoreRecord, 'liveState' | 'serving'> {
  return {
    ...(games.length === 0 ? {} : { liveState: `S${games.length}` }),
    ...(serving === undefined ? {} : { serving }),
  };
}

/** `0`, `15`, `40`, `AD` or `A` as the feed writes them; anything else is none. */
export function gamePoint(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (/^(?:ad?|adv?)$/i.test(text)) return 'Ad';
  return /^\d{1,2}$/.test(text) ? String(Number(text)) : undefined;
}

/** Points of both sides, where both are known. */
export function gamePoints(home: unknown, away: unknown): [string, string] | undefined {
  const [one, other] = [gamePoint(home), gamePoint(away)];
  return one === undefined || other === undefined ? undefined : [one, other];
}
