import type { EventStory, MatchEvent, PlayerRatingRow, StoryShot } from '@tipmark/contract';
import { isGoalEvent, type PlayedPart, type SportRules, type StoryRules } from '@tipmark/domain';

type Side = 'home' | 'away';

interface LineupMember {
  readonly name: string;
  readonly number: number | null;
  readonly position: PlayerRatingRow['position'] | null;
}

/** Who was announced for a side, in the names of the events. */
export interface RatedLineup {
  readonly starting: readonly LineupMember[];
  readonly substitutes: readonly LineupMember[];
}

/** What ratings of a match are computed from. */
export interface RatedMatch {
  readonly rules: SportRules;
  readonly story: StoryRules;
  readonly events: readonly MatchEvent[];
  readonly shots: readonly StoryShot[] | undefined;
  /** Minutes played, without added time. */
  readonly until: number;
}

export interface RatingParts extends RatedMatch {
  readonly lineups: Readonly<Record<Side, RatedLineup | undefined>>;
}

export const PENALTY_MINUTES: Readonly<Partial<Record<MatchEvent['type'], number>>> = {
  penalty: 2,
  major_penalty: 5,
  misconduct: 10,
};
const SECOND_YELLOW: MatchEvent['type'] = 'second_yellow';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Ratings of both sides, the best first; undefined without both line-ups. */
export function presentRatings(parts: RatingParts): EventStory['ratings'] {
  const { lineups, shots } = parts;
  if (!lineups.home || !lineups.away) return undefined;
  return {
    hasShots: shots?.some(({ player }) => player !== null) ?? false,
    home: ratingsOfSide(parts, 'home', lineups.home),
    away: ratingsOfSide(parts, 'away', lineups.away),
  };
}

/** Ratings of one side, the best first. */
export function ratingsOfSide(
  parts: RatedMatch,
  side: Side,
  lineup: RatedLineup,
): PlayerRatingRow[] {
  const { rules, events, until } = parts;
  const changes = events.filter((one) => one.side === side && one.type === 'substitution');
  // where lines change all the time, everybody dressed plays, but one of the goalies
  const isRolling = rules.hasGoalies;
  const onBench = lineup.substitutes.flatMap((player): (LineupMember & Span)[] => {
    if (isRolling) return player.position === 'GK' ? [] : [{ ...player, from: 0, to: until }];
    const change = changes.find(({ relatedPlayer }) => relatedPlayer === player.name);
    return change ? [{ ...player, from: change.minute, to: until }] : [];
  });
  const all = [...lineup.starting.map((player) => ({ ...player, from: 0, to: until })), ...onBench];
  return all
    .map((player) => {
      const off = events.find(
        (one) =>
          one.side === side &&
          one.player === player.name &&
          (one.type === 'substitution' || isDismissal(one)),
      );
      return rated(parts, side, { ...player, to: off?.minute ?? player.to });
    })
    .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
}

const isDismissal = ({ type }: MatchEvent) => type === 'red' || type === SECOND_YELLOW;

function rated(parts: RatedMatch, side: Side, player: LineupMember & Span): PlayerRatingRow {
  const { story, until } = parts;
  const { name, number, from, to } = player;
  const position = player.position ?? 'MF';
  const part = playedPart(parts, side, { ...player, position });
  const { goals = 0, penaltyGoals = 0, assists = 0, yellows = 0, reds = 0, saves } = part;
  return {
    name,
    number,
    position,
    rating: story.rating(part) ?? null,
    ...(from > 0 && { from }),
    ...(to < until && { to }),
    goals: goals + penaltyGoals,
    assists,
    yellow: yellows > 0,
    red: reds > 0,
    ownGoals: part.ownGoals ?? 0,
    ...(saves !== undefined && { saves }),
  };
}

function playedPart(
  { events, shots, rules, until }: RatedMatch,
  side: Side,
  player: LineupMember & Span & Pick<PlayedPart, 'position'>,
): PlayedPart {
  const { name, position, from, to } = player;
  const isOn = ({ minute }: { readonly minute: number }) =>
    (minute > from || from === 0) && (minute <= to || to >= until);
  const goals = events.filter((one) => isGoalEvent(one.type));
  const against = goals.filter((one) => one.side !== side && isOn(one));
  // nobody stands in an empty net
  const conceded = against.filter(
    ({ type }) => !(position === 'GK' && type === 'empty_net_goal'),
  ).length;
  const scored = goals.filter((one) => one.side === side && isOn(one)).length;
  const own = events.filter((one) => one.side === side && one.player === name);
  const count = (...types: readonly MatchEvent['type'][]) =>
    own.filter(({ type }) => types.includes(type)).length;
  return {
    position,
    minutes: Math.min(to, until) - from,
    // who was on the ice is not reported
    goalDifference: rules.hasGoalies ? 0 : scored - against.length,
    conceded,
    goals: count('goal', 'power_play_goal', 'short_handed_goal', 'empty_net_goal'),
    penaltyGoals: count('penalty_goal'),
    assists: goals.filter((one) => one.side === side && one.relatedPlayer === name).length,
    penaltiesMissed: count('missed_penalty'),
    ownGoals: events.filter(
      (one) => one.side !== side && one.type === 'own_goal' && one.player === name,
    ).length,
    yellows: Math.min(1, count('yellow', SECOND_YELLOW)),
    reds: Math.min(1, count('red', SECOND_YELLOW)),
    penaltyMinutes: own.reduce((sum, { type }) => sum + (PENALTY_MINUTES[type] ?? 0), 0),
    ...shotsOfPlayer(shots, side, { name, position, conceded, isOn }),
  };
}

interface Shooter extends Pick<PlayedPart, 'position' | 'conceded'> {
  readonly name: string;
  readonly isOn: (moment: { readonly minute: number }) => boolean;
}

function shotsOfPlayer(
  shots: readonly StoryShot[] | undefined,
  side: Side,
  { name, position, conceded, isOn }: Shooter,
): Partial<PlayedPart> {
  if (!shots) return {};
  const own = shots.filter((one) => one.side === side && one.player === name);
  const onTarget = own.filter(({ outcome }) => outcome === 'on_target').length;
  const isMissedPenalty = (one: StoryShot) => one.situation === 'penalty' && one.outcome !== 'goal';
  const shotsOff = own.filter(
    (one) => one.outcome !== 'goal' && one.outcome !== 'on_target' && !isMissedPenalty(one),
  ).length;
  if (position !== 'GK') return { shotsOnTarget: onTarget, shotsOff };
  const faced = shots.filter(
    (one) => one.side !== side && one.outcome === 'on_target' && isOn(one),
  );
  return {
    saves: faced.length,
    shotsFaced: faced.length + conceded,
    penaltiesSaved: faced.filter(isMissedPenalty).length,
  };
}
