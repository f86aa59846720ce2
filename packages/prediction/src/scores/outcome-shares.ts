import { type OddType, parseOddType } from '@tipmark/domain';
import { eachScore, type ScoreMatrix } from './score-matrix.ts';

/** The average outcome of one unit staked. The three shares sum to 1. */
export interface OutcomeShares {
  readonly won: number;
  readonly returned: number;
  readonly lost: number;
}

/** The part of a stake (−1 lost … 0 returned … 1 won) a score decides; quarters count by half. */
type Verdict = (home: number, away: number) => number;

/**
 * Probabilities of any outcome of categories 1–6 and 10 (result, draw no bet, double chance,
 * totals, handicaps, both score, team totals, exact score) from one score matrix, so that they can
 * never contradict each other. Quarter lines split the stake between the two lines beside them.
 * @param oddType outcome key, e.g. `ou.o:2.25`
 * @returns undefined for markets that do not follow from the score of the regular time
 */
export function outcomeShares(matrix: ScoreMatrix, oddType: string): OutcomeShares | undefined {
  const parsed = parseOddType(oddType);
  const verdicts = parsed && verdictsOn(parsed);
  if (!verdicts) return undefined;
  let [won, returned, lost] = [0, 0, 0];
  for (const verdict of verdicts) {
    eachScore(matrix, (home, away, probability) => {
      const value = verdict(home, away);
      if (value > 0) won += probability;
      else if (value < 0) lost += probability;
      else returned += probability;
    });
  }
  const parts = verdicts.length;
  return { won: won / parts, returned: returned / parts, lost: lost / parts };
}

/** The chance to win where the stake is decided at all: comparable with `1 / odds`. */
export function winProbability({ won, lost }: OutcomeShares): number {
  return won + lost === 0 ? 0 : won / (won + lost);
}

/** What one unit returns at a price, in percent; returned stakes win and cost nothing. */
export function sharesValuePercent({ won, lost }: OutcomeShares, milliOdds: number): number {
  return (won * (milliOdds / 1_000 - 1) - lost) * 100;
}

function verdictsOn({ market, selection, line = 0 }: OddType): Verdict[] | undefined {
  const sign = selection === '1' ? 1 : -1;
  const over = selection === 'o' ? 1 : -1;
  switch (market) {
    case '1x2':
    case 'dc':
      return [(home, away) => yes(selection.includes(resultSign(home, away)))];
    case 'dnb':
      return [(home, away) => sign * (home - away)];
    case 'btts':
      return [(home, away) => yes((home > 0 && away > 0) === (selection === 'y'))];
    case 'cs':
      return [(home, away) => yes(`${home}-${away}` === selection)];
    case 'ou':
      return halves(line).map((half) => (home, away) => over * (home + away - half));
    case 'tt1':
      return halves(line).map((half) => (home) => over * (home - half));
    case 'tt2':
      return halves(line).map((half) => (_home, away) => over * (away - half));
    case 'ah':
      return halves(line).map((half) => (home, away) => sign * (home - away) + half);
    default:
      return undefined;
  }
}

/** 2.25 is half a stake on 2 and half on 2.5; every other line is itself. */
function halves(line: number): number[] {
  return Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
}

function resultSign(home: number, away: number): string {
  if (home === away) return 'x';
  return home > away ? '1' : '2';
}

function yes(isTrue: boolean): number {
  return isTrue ? 1 : -1;
}
