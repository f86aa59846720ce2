export interface PointsRule {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Absent: as a win or a loss in regular time. */
  readonly overtimeWin?: number;
  readonly overtimeLoss?: number;
}

/**
 * Rule of a hockey league that defines only the points for a win, a draw and a loss: a level match
 * gives both the point of a draw, and its winner one more.
 */
export function withOvertime(rule: PointsRule): PointsRule {
  return { ...rule, overtimeWin: rule.draw + 1, overtimeLoss: rule.draw };
}
