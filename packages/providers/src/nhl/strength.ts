import type { MatchEventType, ShotStrength } from '@tipmark/domain';
import { tableOf } from '@tipmark/domain';

/** Players of both sides on the ice at a moment. */
export interface OnIce {
  /** Of the side that shoots. */
  readonly ownSkaters: number;
  readonly otherSkaters: number;
  readonly hasOwnGoalie: boolean;
  readonly hasOtherGoalie: boolean;
}

const CODE = /^([01])(\d)(\d)([01])$/;

/** `1451` is goalie and skaters of the guests, then skaters and goalie of the home side. */
export function onIceOf(situationCode: unknown, side: 'home' | 'away'): OnIce | undefined {
  const [, awayGoalie, awaySkaters, homeSkaters, homeGoalie] =
    CODE.exec(String(situationCode)) ?? [];
  if (homeGoalie === undefined) return undefined;
  const [away, home] = [
    { skaters: Number(awaySkaters), hasGoalie: awayGoalie === '1' },
    { skaters: Number(homeSkaters), hasGoalie: homeGoalie === '1' },
  ];
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  return {
    ownSkaters: own.skaters,
    otherSkaters: other.skaters,
    hasOwnGoalie: own.hasGoalie,
    hasOtherGoalie: other.hasGoalie,
  };
}

/** One skater against a goalie only. */
export function isPenaltyShot({ ownSkaters, otherSkaters, hasOwnGoalie }: OnIce): boolean {
  return ownSkaters === 1 && otherSkaters === 0 && !hasOwnGoalie;
}

/** A skater for the goalie is no advantage of the rules. */
export function strengthOf(onIce: OnIce): ShotStrength {
  const own = onIce.ownSkaters - Number(!onIce.hasOwnGoalie);
  const other = onIce.otherSkaters - Number(!onIce.hasOtherGoalie);
  if (isPenaltyShot(onIce) || own === other) return 'even';
  return own > other ? 'power_play' : 'short_handed';
}

const OF_CODE = tableOf<ShotStrength>({
  ev: 'even',
  pp: 'power_play',
  sh: 'short_handed',
});
const GOAL_OF: Readonly<Record<ShotStrength, MatchEventType>> = {
  even: 'goal',
  power_play: 'power_play_goal',
  short_handed: 'short_handed_goal',
};

export interface GoalMarks {
  readonly situationCode?: unknown;
  /** `ev`, `pp`, `sh`: the ruling of the league, where the answer has it. */
  readonly strength?: unknown;
  readonly goalModifier?: unknown;
}

/** What kind of goal it was; one into the empty net is that first. */
export function goalType(marks: GoalMarks, side: 'home' | 'away'): MatchEventType {
  const onIce = onIceOf(marks.situationCode, side);
  if (marks.goalModifier === 'empty-net' || onIce?.hasOtherGoalie === false)
    return 'empty_net_goal';
  const ruled = typeof marks.strength === 'string' ? OF_CODE[marks.strength] : undefined;
  return GOAL_OF[ruled ?? (onIce === undefined ? 'even' : strengthOf(onIce))];
}
