import { SPORT, type Sport } from '../enumerations/sport.ts';
import type { MomentumScale } from './momentum.ts';
import { footballRating, iceRating, type PlayerRating } from './player-rating.ts';
import type { PolledTotals } from './polled-momentum.ts';
import type { ShotOutcome, TakenShot } from './shot.ts';
import { footballShotQuality, iceShotQuality, type ShotQuality } from './shot-quality.ts';

/** How the story of a match is computed, and what of it a sport has. */
export interface StoryRules {
  readonly momentum: MomentumScale & {
    /** Of a shot of known quality. */
    shot(shot: TakenShot, quality: number | undefined): number;
    readonly corner: number;
    /** Once, for the other side. */
    readonly dismissal: number;
    /** The start of a power play, for the side that has more players. */
    readonly penalty: number;
    /** Of a goal whose shot is not reported. */
    readonly goal: number;
    /** Of what the totals of a side grew by, where they are all that is reported. */
    growth(increase: PolledTotals): number;
  };
  readonly shotQuality: ShotQuality;
  readonly rating: PlayerRating;
  /** The area in front of a goal, metres: of its drawing and of the locations a shot can have. */
  readonly area: {
    readonly surface: 'pitch' | 'rink';
    readonly length: number;
    readonly width: number;
  };
}

const FOOTBALL_SHOTS: Readonly<Record<ShotOutcome, number>> = {
  goal: 0.27,
  on_target: 0.27,
  woodwork: 0.2,
  off_target: 0.05,
  blocked: 0.05,
};
const PENALTY_SHOT = 0.4;
const SHOT_BONUS = 0.05;
const CORNER = 0.04;
/** Of a shot of which not even the outcome is known: 4.45 of 12.3 are on target. */
const ANY_SHOT = 0.13;

function footballGrowth(increase: PolledTotals): number {
  const { shots = 0, shotsOnTarget, corners = 0, expectedGoals } = increase;
  const ofCorners = corners * CORNER;
  if (expectedGoals !== undefined) return ofCorners + expectedGoals + shots * SHOT_BONUS;
  if (shotsOnTarget === undefined) return ofCorners + shots * ANY_SHOT;
  const others = Math.max(0, shots - shotsOnTarget);
  return ofCorners + shotsOnTarget * FOOTBALL_SHOTS.on_target + others * FOOTBALL_SHOTS.off_target;
}

const ICE_SHOTS: Readonly<Record<ShotOutcome, number>> = {
  goal: 0.09,
  on_target: 0.09,
  woodwork: 0.03,
  off_target: 0.03,
  blocked: 0.02,
};
const DANGEROUS_SHOT = 0.18;
/** A shot from the slot: more likely than one in nine. */
const DANGEROUS_QUALITY = 0.11;

const football: StoryRules = {
  momentum: {
    halfLifeMinutes: 5,
    strong: 0.5,
    shot({ outcome, situation }, quality) {
      if (situation === 'penalty') return PENALTY_SHOT;
      return quality === undefined ? FOOTBALL_SHOTS[outcome] : quality + SHOT_BONUS;
    },
    corner: CORNER,
    dismissal: 0.2,
    penalty: 0,
    goal: 0.27,
    growth: footballGrowth,
  },
  shotQuality: footballShotQuality,
  rating: footballRating,
  area: { surface: 'pitch', length: 105, width: 68 },
};

const ice: StoryRules = {
  momentum: {
    halfLifeMinutes: 3,
    strong: 0.35,
    shot({ outcome }, quality) {
      const isDangerous = outcome === 'on_target' && (quality ?? 0) >= DANGEROUS_QUALITY;
      return isDangerous ? DANGEROUS_SHOT : ICE_SHOTS[outcome];
    },
    corner: 0,
    dismissal: 0,
    penalty: 0.1,
    goal: 0.09,
    growth: ({ shots, shotsOnTarget }) => (shotsOnTarget ?? shots ?? 0) * ICE_SHOTS.on_target,
  },
  shotQuality: iceShotQuality,
  rating: iceRating,
  area: { surface: 'rink', length: 60, width: 26 },
};

const RULES: Partial<Record<Sport, StoryRules>> = {
  [SPORT.soccer]: football,
  [SPORT.hockey]: ice,
};

/** Undefined in a sport where shots say nothing. */
export const storyRules = (sport: Sport): StoryRules | undefined => RULES[sport];
