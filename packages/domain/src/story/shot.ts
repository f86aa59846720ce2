/** What came of an attempt. A goal the keeper should have saved is still a goal. */
export const SHOT_OUTCOMES = ['goal', 'on_target', 'off_target', 'blocked', 'woodwork'] as const;
export type ShotOutcome = (typeof SHOT_OUTCOMES)[number];

export const SHOT_SITUATIONS = ['open', 'corner', 'set_piece', 'free_kick', 'penalty'] as const;
export type ShotSituation = (typeof SHOT_SITUATIONS)[number];

export const SHOT_BODIES = ['foot', 'head', 'other'] as const;
export type ShotBody = (typeof SHOT_BODIES)[number];

/** Players on the ice, of the side that shoots. */
export const SHOT_STRENGTHS = ['even', 'power_play', 'short_handed'] as const;
export type ShotStrength = (typeof SHOT_STRENGTHS)[number];

/** An attempt to score, as far as it is known. */
export interface TakenShot {
  readonly outcome: ShotOutcome;
  /** Metres to the goal line, and from the axis of the pitch: to the left of the shooter is > 0. */
  readonly place?: readonly [dx: number, dy: number] | undefined;
  /** To the goal, where only that is known. */
  readonly feet?: number | undefined;
  readonly situation?: ShotSituation | undefined;
  readonly body?: ShotBody | undefined;
}
