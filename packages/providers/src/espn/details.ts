import type { EventRecord } from '@tipmark/contract/feed';
import { countOf, listOf, reach, textOf } from '../values/soft.ts';
import { type Sides, sideOfTeam } from './sides.ts';

type Pair = [home: number, away: number];

/** A goal, card or missed penalty of a soccer match. */
export interface Detail {
  readonly path: string;
  readonly number: number;
  readonly side: 'home' | 'away';
  readonly type: EventRecord['type'];
  readonly minute: number;
  readonly stoppage: number | undefined;
  readonly player: string | undefined;
}

const CLOCK = /^(\d{1,3})'(?:\+(\d{1,2})'?)?$/;

/** Details outside the shoot-out, whose kicks are no goals. */
export function detailsOf(competition: unknown, sides: Sides): Detail[] {
  return listOf(reach(competition, 'details')).flatMap((row, index): Detail[] => {
    const side = sideOfTeam(sides, reach(row, 'team', 'id'));
    const type = typeOf(row);
    const [, minute, stoppage] =
      CLOCK.exec(textOf(reach(row, 'clock', 'displayValue')) ?? '') ?? [];
    if (reach(row, 'shootout') === true || side === undefined || type === undefined) return [];
    if (minute === undefined) return [];
    return [
      {
        path: `details[${index}]`,
        number: index + 1,
        side,
        type,
        minute: Number(minute),
        stoppage: countOf(stoppage, 60),
        player: textOf(reach(row, 'athletesInvolved', 0, 'displayName')),
      },
    ];
  });
}

function typeOf(row: unknown): EventRecord['type'] | undefined {
  if (reach(row, 'scoringPlay') === true) {
    if (reach(row, 'ownGoal') === true) return 'own_goal';
    return reach(row, 'penaltyKick') === true ? 'penalty_goal' : 'goal';
  }
  if (reach(row, 'redCard') === true) return 'red';
  if (reach(row, 'yellowCard') === true) return 'yellow';
  const isMissed = /^penalty - (?:missed|saved)/i.test(textOf(reach(row, 'type', 'text')) ?? '');
  return isMissed ? 'missed_penalty' : undefined;
}

const isGoal = ({ type }: Detail): boolean =>
  type === 'goal' || type === 'penalty_goal' || type === 'own_goal';

export function countGoals(details: readonly Detail[]): Pair {
  const goals = details.filter(isGoal);
  const ofHome = goals.filter(({ side }) => side === 'home').length;
  return [ofHome, goals.length - ofHome];
}

/**
 * Details whose goals add up to the score: whether an own goal stands under the team that scored it
 * or the one that it counts for differs.
 * @returns undefined where they do not add up
 */
export function fittingDetails(
  details: readonly Detail[],
  [home, away]: Pair,
): Detail[] | undefined {
  const turned = details.map((detail): Detail => {
    if (detail.type !== 'own_goal') return detail;
    return { ...detail, side: detail.side === 'home' ? 'away' : 'home' };
  });
  return [[...details], turned].find((list) => {
    const [one, other] = countGoals(list);
    return one === home && other === away;
  });
}
