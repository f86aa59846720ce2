/** What a player did in a match, as far as it is known; nothing known is nothing done. */
export interface PlayedPart {
  readonly position: 'GK' | 'DF' | 'MF' | 'FW';
  readonly minutes: number;
  /** Of his side minus the other, while he played. */
  readonly goalDifference: number;
  /** Goals against while he played. */
  readonly conceded: number;
  /** Without penalties. */
  readonly goals?: number;
  readonly penaltyGoals?: number;
  readonly assists?: number;
  /** On target without a goal, and all others. */
  readonly shotsOnTarget?: number;
  readonly shotsOff?: number;
  readonly keyPasses?: number;
  readonly penaltiesSaved?: number;
  readonly penaltiesMissed?: number;
  readonly ownGoals?: number;
  readonly yellows?: number;
  readonly reds?: number;
  readonly saves?: number;
  readonly penaltyMinutes?: number;
  /** Shots he faced in goal. */
  readonly shotsFaced?: number;
}

/** From 3.0 to 10.0; undefined for too short a time. */
export type PlayerRating = (part: PlayedPart) => number | undefined;

export const RATED_MINUTES = 10;
const WHOLE_MINUTES = 90;
const CLEAN_MINUTES = 60;
const [WORST, BEST] = [3, 10];

const bounded = (rating: number): number =>
  Math.round(Math.min(BEST, Math.max(WORST, rating)) * 10) / 10;

const START = { GK: 6.6, DF: 6.6, MF: 6.4, FW: 6.1 } as const;
const CONCEDED = { GK: 0, DF: 0.12, MF: 0.05, FW: 0 } as const;
const CLEAN = { GK: 0.3, DF: 0.4, MF: 0.1, FW: 0 } as const;
const TEAM = { perGoal: 0.2, most: 0.6 };
/** Goals a keeper is expected to concede of a shot on target. */
const SHARE_CONCEDED = 0.3;
const SHARE_CONCEDED_ON_ICE = 0.095;
const KEEPER = 0.45;

export const footballRating: PlayerRating = (part) => {
  const { position, minutes, goalDifference, conceded, saves = 0 } = part;
  if (minutes < RATED_MINUTES) return undefined;
  const team = Math.min(TEAM.most, Math.max(-TEAM.most, TEAM.perGoal * goalDifference));
  const isClean = conceded === 0 && minutes >= CLEAN_MINUTES;
  return bounded(
    START[position] +
      ownActions(part) +
      team * (Math.min(minutes, WHOLE_MINUTES) / WHOLE_MINUTES) -
      CONCEDED[position] * conceded +
      (isClean ? CLEAN[position] : 0) +
      (position === 'GK' ? KEEPER * (SHARE_CONCEDED * (saves + conceded) - conceded) : 0),
  );
};

function ownActions({
  goals = 0,
  penaltyGoals = 0,
  assists = 0,
  shotsOnTarget = 0,
  shotsOff = 0,
  keyPasses = 0,
  penaltiesSaved = 0,
  penaltiesMissed = 0,
  ownGoals = 0,
  yellows = 0,
  reds = 0,
}: PlayedPart): number {
  return (
    goals +
    0.7 * penaltyGoals +
    0.6 * assists +
    0.12 * shotsOnTarget +
    0.03 * shotsOff +
    0.1 * keyPasses +
    0.8 * penaltiesSaved -
    0.8 * penaltiesMissed -
    ownGoals -
    0.3 * yellows -
    1.5 * reds
  );
}

export const iceRating: PlayerRating = (part) => {
  const { position, minutes, conceded, goals = 0, assists = 0 } = part;
  const { shotsOnTarget = 0, shotsFaced, penaltyMinutes = 0, goalDifference } = part;
  if (minutes < RATED_MINUTES) return undefined;
  if (position !== 'GK') {
    return bounded(
      6.4 +
        0.9 * goals +
        0.5 * assists +
        // a goal is a shot, too
        0.06 * (shotsOnTarget + goals) +
        0.2 * goalDifference -
        0.05 * penaltyMinutes,
    );
  }
  const saved =
    shotsFaced === undefined ? 0 : KEEPER * (SHARE_CONCEDED_ON_ICE * shotsFaced - conceded);
  return bounded(6.5 + saved + (conceded === 0 ? 0.3 : 0));
};
