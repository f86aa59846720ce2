import { sumOf } from '../sum.ts';

/** Width of a column of the distribution, percent. */
export const CLV_COLUMN_PERCENT = 0.5;
/** The outermost columns hold what lies beyond this on either side, percent. */
export const CLV_EDGE_PERCENT = 8;
/** With fewer known values a distribution shows nothing. */
export const DISTRIBUTION_MIN_CAPPERS = 20;

const COLUMNS = (2 * CLV_EDGE_PERCENT) / CLV_COLUMN_PERCENT;

/** A ranked capper; null where nothing is known. */
export interface DistributionCapper {
  readonly clvPercent: number | null;
  readonly roiPercent: number | null;
  readonly isPremiumCapper: boolean;
}

/** How the ranked cappers of the rating compare. */
export interface RatingDistribution {
  readonly cappers: number;
  /** Cappers by CLV, in columns from −8 % to +8 %. */
  readonly columns: readonly number[];
  readonly medianClvPercent: number;
  readonly medianRoiPercent: number | null;
  /** With a CLV above 0. */
  readonly beatClosing: number;
  /** With a ROI above 0. */
  readonly inProfit: number;
  readonly premiumCappers: number;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function columnOf(clvPercent: number): number {
  const column = Math.floor((clvPercent + CLV_EDGE_PERCENT) / CLV_COLUMN_PERCENT);
  return Math.min(COLUMNS - 1, Math.max(0, column));
}

/** The distribution of all ranked cappers; null with a CLV of too few. */
export function ratingDistribution(
  cappers: readonly DistributionCapper[],
): RatingDistribution | null {
  const clvs = cappers.flatMap(({ clvPercent }) => clvPercent ?? []);
  const medianClvPercent = median(clvs);
  if (clvs.length < DISTRIBUTION_MIN_CAPPERS || medianClvPercent === null) return null;
  const columns = Array.from({ length: COLUMNS }, () => 0);
  for (const clv of clvs) columns[columnOf(clv)] = (columns[columnOf(clv)] ?? 0) + 1;
  const rois = cappers.flatMap(({ roiPercent }) => roiPercent ?? []);
  return {
    cappers: cappers.length,
    columns,
    medianClvPercent,
    medianRoiPercent: median(rois),
    beatClosing: clvs.filter((clv) => clv > 0).length,
    inProfit: rois.filter((roi) => roi > 0).length,
    premiumCappers: sumOf(cappers, ({ isPremiumCapper }) => Number(isPremiumCapper)),
  };
}
