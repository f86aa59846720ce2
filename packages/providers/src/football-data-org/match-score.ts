import type { ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { pairOf, reach, textOf } from '../values/soft.ts';
import { isSinceHalfTime, WITHOUT_SCORE } from './statuses.ts';

type Pair = [number, number];

/** A score, or why its parts are not to be trusted. */
export interface ReadScore {
  readonly score: ScoreRecord['score'] | undefined;
  readonly doubt?: string;
}

const partOf = (score: unknown, name: string): Pair | undefined =>
  pairOf(reach(score, name, 'home'), reach(score, name, 'away'));
const minus = (one: Pair, other: Pair): Pair => [one[0] - other[0], one[1] - other[1]];
const isNegative = ([home, away]: Pair): boolean => home < 0 || away < 0;
const isSame = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

/**
 * The score of a match: `fullTime` contains extra time and the shoot-out, so that regular time is
 * what is left without them.
 */
export function scoreOfMatch(match: unknown, code: string, status: MatchStatus): ReadScore {
  if (WITHOUT_SCORE.has(status)) return { score: null };
  const score = reach(match, 'score');
  const total = partOf(score, 'fullTime');
  if (total === undefined)
    return status === MATCH_STATUS.awarded
      ? { score: null }
      : { score: undefined, doubt: 'the match has no full-time score' };
  if (status === MATCH_STATUS.awarded) return { score: { home: total[0], away: total[1] } };
  const parts = partsOf(score, total, code);
  if ('doubt' in parts) return { score: undefined, doubt: parts.doubt };
  const { regular, extra, penalties } = parts;
  const half = partOf(score, 'halfTime');
  const isHalf = half !== undefined && isSinceHalfTime(code, match);
  const second = isHalf ? minus(regular, half) : undefined;
  const isBroken = second !== undefined && isNegative(second);
  return {
    score: {
      home: regular[0],
      away: regular[1],
      ...(isHalf && second && !isBroken
        ? { periods: code === 'PAUSED' ? [half] : [half, second] }
        : {}),
      ...(extra && { extra }),
      ...(penalties && { penalties }),
    },
    ...(isBroken ? { doubt: 'half-time is above the score; it is left out' } : {}),
  };
}

type Parts =
  | {
      readonly regular: Pair;
      readonly extra?: Pair | undefined;
      readonly penalties?: Pair | undefined;
    }
  | { readonly doubt: string };

function partsOf(score: unknown, total: Pair, code: string): Parts {
  const duration = textOf(reach(score, 'duration')) ?? 'REGULAR';
  const isShootOut = duration === 'PENALTY_SHOOTOUT' || code === 'PENALTY_SHOOTOUT';
  const isLonger = isShootOut || duration === 'EXTRA_TIME' || code === 'EXTRA_TIME';
  if (!isLonger) return { regular: total };
  const penalties = partOf(score, 'penalties');
  const isOver = code === 'FINISHED';
  if (isShootOut && isOver && penalties === undefined)
    return { doubt: 'a shoot-out without its goals; the last known score stays' };
  const after120 = penalties === undefined ? total : minus(total, penalties);
  const reported = partOf(score, 'regularTime');
  const extra = partOf(score, 'extraTime') ?? (reported && minus(after120, reported));
  const regular = reported ?? (extra && minus(after120, extra));
  if (regular === undefined)
    return { doubt: 'extra time without its goals; the last known score stays' };
  const isSum = extra === undefined || isSame(minus(after120, extra), regular);
  if (!isSum || [after120, regular, extra ?? [0, 0]].some((part) => isNegative(part as Pair)))
    return { doubt: 'the parts of the score do not add up; the last known score stays' };
  const winner = textOf(reach(score, 'winner'));
  if (isOver && penalties !== undefined && winner !== winnerOf(penalties))
    return { doubt: 'the winner lost the shoot-out; the last known score stays' };
  return { regular, extra, penalties };
}

const winnerOf = ([home, away]: Pair): string =>
  home === away ? 'DRAW' : home > away ? 'HOME_TEAM' : 'AWAY_TEAM';
