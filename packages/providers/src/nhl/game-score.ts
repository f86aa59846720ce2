import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, sumPairs } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { pairOf, reach } from '../values/soft.ts';
import type { Game } from './game.ts';
import { SOURCE } from './league.ts';
import { liveStateOf, type Period, periodOf } from './period.ts';

type Goals = [home: number, away: number];

/** Goals of a game as an answer lists them. */
export interface ListedGoals {
  /** By number of the period; of overtimes, too. */
  readonly byPeriod: ReadonlyMap<number, Goals>;
  /** Shots that went in, where the answer has the shoot-out. */
  readonly shootout?: Goals | undefined;
}

interface ScoreParts {
  readonly periods?: [number, number][];
  readonly extra?: [number, number];
  readonly penalties?: [number, number];
}

/** Parts of a score, and whether they are all that can be known. */
interface ReadParts {
  readonly parts: ScoreParts;
  readonly areWhole: boolean;
}

/** Statuses of games with a score that counts. */
const PLAYED: ReadonlySet<number> = new Set([
  MATCH_STATUS.live,
  MATCH_STATUS.finished,
  MATCH_STATUS.stopped,
]);
const REGULAR_PERIODS = 3;
/** A result outranks what a poor answer reported during the game. */
const FINISHED_BONUS = 1_000;

/**
 * The score of a game. An answer without all its parts must not replace one that has them: its
 * record gets a sequence as of the start of the game, so that it only counts where there is no
 * better one, whatever their order.
 * @returns whether all parts are known
 */
export function addScore(draft: Draft, game: Game, listed?: ListedGoals): boolean {
  const { row, path, key, status } = game;
  if (!PLAYED.has(status)) return false;
  const total = pairOf(reach(row, 'homeTeam', 'score'), reach(row, 'awayTeam', 'score'));
  if (total === undefined) {
    draft.note(path, 'has no score');
    return false;
  }
  const period = lastPeriodOf(game);
  const isFinal = status === MATCH_STATUS.finished;
  if (isFinal && total[0] === total[1]) {
    draft.leave(path, `a finished game cannot end ${total.join(':')}; the last known score stays`);
    return false;
  }
  const read = partsOf(total, { period, isFinal, listed });
  if (read === undefined && listed !== undefined)
    draft.note(path, `its goals do not add up to ${total.join(':')}; the score has no periods`);
  const liveState = status === MATCH_STATUS.live ? liveStateOf(row) : undefined;
  const [home, away] = total;
  const areWhole = read?.areWhole === true;
  const record: FeedRecord = {
    kind: 'score',
    source: SOURCE,
    matchKey: key,
    seq: areWhole || game.isCorrection ? game.seq : weakSeq(game, total),
    status,
    ...(liveState === undefined ? {} : { liveState }),
    score: { home, away, ...(read?.parts ?? lastGoal(total, period, isFinal)) },
    isCorrection: game.isCorrection,
  };
  return draft.add(path, record) && read !== undefined;
}

function weakSeq(game: Game, [home, away]: Goals): number {
  const bonus = game.status === MATCH_STATUS.finished ? FINISHED_BONUS : 0;
  return Math.min(game.startsAt + home + away + bonus, game.seq);
}

/** `gameOutcome` names the last period of a finished game; some answers have only the period. */
function lastPeriodOf({ row }: Game): Period | undefined {
  const period = periodOf(row);
  const outcome = reach(row, 'gameOutcome', 'lastPeriodType');
  if (outcome !== 'REG' && outcome !== 'OT' && outcome !== 'SO') return period;
  return { number: period?.number ?? REGULAR_PERIODS, type: outcome };
}

interface PartsInput {
  readonly period: Period | undefined;
  readonly isFinal: boolean;
  readonly listed: ListedGoals | undefined;
}

/** Periods, overtime and shoot-out where they are known and add up to the score. */
function partsOf(total: Goals, { period, isFinal, listed }: PartsInput): ReadParts | undefined {
  if (listed === undefined || period === undefined) return undefined;
  const count = isFinal ? REGULAR_PERIODS : Math.min(period.number, REGULAR_PERIODS);
  const periods = Array.from({ length: count }, (_, index): Goals => {
    return listed.byPeriod.get(index + 1) ?? [0, 0];
  });
  const later = [...listed.byPeriod].filter(([number]) => number > count);
  const extra = sumPairs(later.map(([, goals]) => goals)) as Goals;
  const played = sumPairs([...periods, extra]);
  const isOvertimeGoal = extra[0] + extra[1] > 0;
  if (period.type === 'SO' && isFinal) {
    const won = winnersGoal(total);
    if (isOvertimeGoal || !isSame(sumPairs([played, won]), total)) return undefined;
    return { parts: { periods, ...shootoutOf(listed, won) }, areWhole: isWonBy(listed, won) };
  }
  if (!isSame(played, total)) return undefined;
  const penalties = period.type === 'SO' ? listed.shootout : undefined;
  return {
    parts: {
      periods,
      ...(isOvertimeGoal ? { extra } : {}),
      ...(penalties === undefined ? {} : { penalties }),
    },
    areWhole: true,
  };
}

/** The final score has one goal more, that of the winner of a shoot-out or of overtime. */
const winnersGoal = ([home, away]: Goals): Goals => (home > away ? [1, 0] : [0, 1]);

/** Whether the shots of a shoot-out are known, and the winner of the game won it. */
function isWonBy({ shootout }: ListedGoals, won: Goals): boolean {
  if (shootout === undefined || shootout[0] === shootout[1]) return false;
  return isSame(winnersGoal(shootout), won);
}

/** Who won a shoot-out is certain from the score alone; how many went in is not. */
function shootoutOf(listed: ListedGoals, won: Goals): ScoreParts {
  const { shootout } = listed;
  return { penalties: shootout !== undefined && isWonBy(listed, won) ? shootout : won };
}

/** What is certain of the end without a list of goals. */
function lastGoal(total: Goals, period: Period | undefined, isFinal: boolean): ScoreParts {
  if (!isFinal || period === undefined || period.type === 'REG') return {};
  const won = winnersGoal(total);
  return period.type === 'OT' ? { extra: won } : { penalties: won };
}

function isSame(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
