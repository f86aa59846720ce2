/** The fair share of going above a line, of the stakes that are decided there. */
export type ShareAt = (line: number) => number | undefined;

const HALF = 0.5;
const QUARTER = 0.25;

/** What a result on the whole number next to a line does to a bet on going above the line. */
interface OnLine {
  /** The parts of the stake that win, and that are returned; the rest is lost. */
  readonly wins: number;
  readonly returns: number;
}

/** A quarter is half a stake on each of its neighbours. */
function onLine(line: number): OnLine {
  const beyond = line - Math.round(line);
  if (beyond === 0) return { wins: 0, returns: 1 };
  return { wins: beyond < 0 ? HALF : 0, returns: HALF };
}

const isHalf = (line: number): boolean => Math.abs(line - Math.trunc(line)) === HALF;

/** The first whole number above a line that wins a bet in full. */
export const firstAbove = (line: number): number => Math.floor(line + QUARTER) + 1;
/** The last whole number below a line that wins a bet in full. */
export const lastBelow = (line: number): number => Math.ceil(line - QUARTER) - 1;

const isChance = (value: number): boolean => value >= 0 && value <= 1;

const NEXT_TO = [0, QUARTER, -QUARTER] as const;

/**
 * The chance that the result is above a half. Where no line says so it follows from the half beside
 * it and a line on the whole number between the two.
 */
export function chanceAbove(half: number, shareAt: ShareAt): number | undefined {
  const known = shareAt(half);
  if (known !== undefined) return known;
  for (const step of NEXT_TO) {
    const upper = half + HALF + step;
    const [beyond, share] = [shareAt(half + 1), shareAt(upper)];
    if (beyond !== undefined && share !== undefined) {
      const { wins, returns } = onLine(upper);
      const chance = beyond + (share - beyond) / (wins + share * returns);
      if (isChance(chance) && chance >= beyond) return chance;
    }
    const lower = half - HALF + step;
    const [before, other] = [shareAt(half - 1), shareAt(lower)];
    if (before !== undefined && other !== undefined) {
      const { wins, returns } = onLine(lower);
      const chance = before - (before - other) / (1 - wins - other * returns);
      if (isChance(chance) && chance <= before) return chance;
    }
  }
  return undefined;
}

/** The part of a stake on a line that is returned on average. */
export function returnedShare(line: number, shareAt: ShareAt): number | undefined {
  if (isHalf(line)) return 0;
  const whole = Math.round(line);
  const before = chanceAbove(whole - HALF, shareAt);
  const beyond = chanceAbove(whole + HALF, shareAt);
  if (before === undefined || beyond === undefined) return undefined;
  return Math.max(0, before - beyond) * onLine(line).returns;
}

/** The chance of a result that wins both over a lower line and under a higher one in full. */
export function chanceBetween(low: number, high: number, shareAt: ShareAt): number | undefined {
  const above = chanceAbove(firstAbove(low) - HALF, shareAt);
  const beyond = chanceAbove(lastBelow(high) + HALF, shareAt);
  if (above === undefined || beyond === undefined) return undefined;
  return Math.max(0, above - beyond);
}
