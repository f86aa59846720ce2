import type { TakenShot } from './shot.ts';

/** The chance that an attempt becomes a goal; undefined where its location is not known. */
export type ShotQuality = (shot: TakenShot) => number | undefined;

const GOAL_METRES = 7.32;
const PENALTY = 0.77;
const NEAREST_METRES = 0.3;
const [LEAST, MOST] = [0.01, 0.6];
export const FOOT_METRES = 0.3048;

const logistic = (z: number): number => 1 / (1 + Math.exp(-z));

/** The angle between the posts as a shooter sees them. */
export function goalAngle(dx: number, dy: number): number {
  return Math.atan2(GOAL_METRES * dx, dx * dx + dy * dy - (GOAL_METRES / 2) ** 2);
}

/** Fitted to 377,000 shots; a chance of more than .6 is a penalty. */
export const footballShotQuality: ShotQuality = ({ place: location, situation, body }) => {
  if (situation === 'penalty') return PENALTY;
  if (location === undefined) return undefined;
  const dx = Math.max(NEAREST_METRES, location[0]);
  const z =
    -1.3363 -
    0.0988 * Math.hypot(dx, location[1]) +
    1.8433 * goalAngle(dx, location[1]) -
    (body === 'head' ? 0.9466 : 0) -
    (situation === 'corner' ? 0.7157 : 0) -
    (situation === 'set_piece' ? 0.3976 : 0) +
    (situation === 'free_kick' ? 0.8092 : 0);
  return Math.min(MOST, Math.max(LEAST, logistic(z)));
};

/** Fitted to 45,691 shots of one league, by their distance alone. */
export const iceShotQuality: ShotQuality = ({ place: location, feet, outcome }) => {
  const known = feet ?? (location && Math.hypot(location[0], location[1]) / FOOT_METRES);
  if (known === undefined || outcome === 'blocked') return undefined;
  return logistic(-1.0573 - 0.04794 * known);
};

/** Expected goals of a side whose shots are only counted. */
export const qualityOfCounts = (onTarget: number, offTarget: number): number =>
  0.27 * onTarget + 0.03 * offTarget;
