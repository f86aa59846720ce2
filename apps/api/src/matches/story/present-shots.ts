import type { EventStory, StoryShot } from '@tipmark/contract';
import { axisMinute, partOfEvent, type SportRules, type StoryRules } from '@tipmark/domain';
import type { StoredShot } from '../../platform/database/match-tables.ts';
import { rounded } from '../lists/rounded.ts';

/**
 * The attempts of a match in the order they were taken, with the chance of each.
 * @param nameOf a player of a side as the reader spells him
 */
export function presentShots(
  rules: SportRules,
  story: StoryRules,
  shots: readonly StoredShot[],
  nameOf: (side: 'home' | 'away', name: string) => string,
): StoryShot[] {
  return shots
    .map((shot): StoryShot => {
      const { minute, stoppage, second, side, outcome, player, dx, dy, feet } = shot;
      const { body, situation, strength } = shot;
      const place: StoryShot['place'] = dx === undefined || dy === undefined ? null : [dx, dy];
      const chance = story.shotQuality({
        outcome,
        place: place ?? undefined,
        feet,
        situation,
        body,
      });
      return {
        minute,
        stoppage: stoppage ?? null,
        second: second ?? null,
        at: axisMinute(rules, shot),
        side,
        outcome,
        player: player === undefined ? null : nameOf(side, player),
        expectedGoals: chance === undefined ? null : Math.round(chance * 1_000) / 1_000,
        place,
        ...(body && { body }),
        ...(situation && { situation }),
        ...(strength && { strength }),
      };
    })
    .toSorted((one, other) => one.at - other.at || one.minute - other.minute);
}

/** Expected goals of both sides; undefined where a shot that was not blocked has no place. */
export function sumsOf(
  rules: SportRules,
  shots: readonly StoryShot[],
): EventStory['expectedGoals'] {
  const { regularParts } = rules.score;
  const isKnown = shots.every(
    ({ expectedGoals, outcome }) => expectedGoals !== null || outcome === 'blocked',
  );
  if (!isKnown || shots.length === 0) return undefined;
  const sumOf = (some: readonly StoryShot[]): [number, number] => {
    const of = (side: StoryShot['side']) =>
      some.reduce((sum, one) => sum + (one.side === side ? (one.expectedGoals ?? 0) : 0), 0);
    return [rounded(of('home')), rounded(of('away'))];
  };
  const byPart = Map.groupBy(shots, ({ minute }) => partOfEvent(rules, { type: 'goal', minute }));
  return {
    whole: sumOf(shots),
    parts: Array.from({ length: regularParts }, (_, index) => sumOf(byPart.get(index + 1) ?? [])),
  };
}
