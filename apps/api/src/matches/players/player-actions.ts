import type { TeamPlayer } from '@tipmark/contract';
import { isGoalEvent, type MatchEventType, type SportRules } from '@tipmark/domain';
import { PENALTY_MINUTES } from '../story/present-ratings.ts';
import type { OwnEvent, PlayedMatchRow } from './player-queries.ts';

type Season = TeamPlayer['seasons'][number];

/** What a player did in a match. */
export type PlayerActions = Pick<
  Season,
  'goals' | 'assists' | 'yellowCards' | 'redCards' | 'penaltyMinutes' | 'shots' | 'saves'
>;

const DISMISSALS = ['second_yellow', 'red'];

const typeOf = ({ type }: OwnEvent) => type as MatchEventType;
const isGoal = (event: OwnEvent) => isGoalEvent(typeOf(event)) && event.type !== 'own_goal';
const isOff = ({ type, isRelated }: OwnEvent) =>
  !isRelated && (type === 'substitution' || DISMISSALS.includes(type));

/** Whether the shots at his goal are reported. */
export const isCountedGoalie = ({ is_goalie, shots, saves }: PlayedMatchRow): boolean =>
  is_goalie && shots !== null && saves !== null;

/** Goals and assists, and what the sport counts besides. */
export function actionsOf(rules: SportRules, row: PlayedMatchRow): PlayerActions {
  const { events, shots, saves } = row;
  const own = events.filter(({ isRelated }) => !isRelated);
  const count = (...types: readonly string[]) =>
    own.filter(({ type }) => types.includes(type)).length;
  return {
    goals: own.filter(isGoal).length,
    assists: events.filter((event) => event.isRelated && isGoal(event)).length,
    ...(rules.hasGoalies
      ? {
          penaltyMinutes: own.reduce(
            (sum, event) => sum + (PENALTY_MINUTES[typeOf(event)] ?? 0),
            0,
          ),
        }
      : { yellowCards: count('yellow'), redCards: count(...DISMISSALS) }),
    ...(isCountedGoalie(row) && { shots: shots ?? 0, saves: saves ?? 0 }),
  };
}

export interface Presence {
  readonly isOn: boolean;
  /** undefined where it is not known; 0 = on the bench. */
  readonly minutes: number | undefined;
}

/** Whether a player was on, and for how long: at least a minute, even if off in the same one. */
export function presenceOf(rules: SportRules, row: PlayedMatchRow): Presence {
  const { events, has_lineup, is_starting, is_on_bench, is_spare_goalie } = row;
  if (rules.runningMinutes === null) {
    // everybody dressed plays where players are changed all the time, but one of the goalies
    const isDressed = is_starting || (is_on_bench && !is_spare_goalie);
    return { isOn: isDressed || !has_lineup, minutes: undefined };
  }
  const last = rules.runningMinutes * rules.score.regularParts;
  const cameOn = events.find(({ type, isRelated }) => type === 'substitution' && isRelated);
  const start = is_starting ? 0 : cameOn && Math.min(cameOn.minute, last);
  if (start === undefined) return { isOn: !has_lineup, minutes: has_lineup ? 0 : undefined };
  if (!has_lineup) return { isOn: true, minutes: undefined };
  const off = events.find(isOff);
  return { isOn: true, minutes: Math.max(1, Math.min(off?.minute ?? last, last) - start) };
}

/** Actions of several matches in sum; what none of them has is absent. */
export function sumOfActions(all: readonly PlayerActions[]): PlayerActions {
  const sum = (of: (actions: PlayerActions) => number | undefined) =>
    all.reduce((total, actions) => total + (of(actions) ?? 0), 0);
  const known = (of: (actions: PlayerActions) => number | undefined) =>
    all.some((actions) => of(actions) !== undefined);
  return {
    goals: sum(({ goals }) => goals),
    assists: sum(({ assists }) => assists),
    ...(known((one) => one.yellowCards) && { yellowCards: sum((one) => one.yellowCards) }),
    ...(known((one) => one.redCards) && { redCards: sum((one) => one.redCards) }),
    ...(known((one) => one.penaltyMinutes) && {
      penaltyMinutes: sum((one) => one.penaltyMinutes),
    }),
    ...(known((one) => one.shots) && { shots: sum((one) => one.shots) }),
    ...(known((one) => one.saves) && { saves: sum((one) => one.saves) }),
  };
}
