import type { MatchEvent, PlayerRatingRow } from '@tipmark/contract';
import { axisMinute, type Sport, sportRules, storyRules } from '@tipmark/domain';
import { ratingsOfSide } from '../story/present-ratings.ts';
import { presentShots } from '../story/present-shots.ts';
import { withoutAdded } from '../story/present-story.ts';
import { endOfPlayed } from '../story/story-axis.ts';
import type { RatedMatchRow } from './player-queries.ts';

interface RatedSide {
  /** The best first. */
  readonly rows: readonly PlayerRatingRow[];
  /** Shots are part of them. */
  readonly hasShots: boolean;
}

/**
 * Ratings of a team in a match, computed as on the page of it.
 * @param nameOf one name for all spellings of a player
 */
export function rateMatch(
  sport: Sport,
  row: RatedMatchRow,
  nameOf: (name: string) => string,
): RatedSide {
  const rules = sportRules(sport);
  const story = storyRules(sport);
  if (!story) return { rows: [], hasShots: false };
  const named = (name: string | null) => (name === null ? null : nameOf(name));
  const events = row.events.map((event) => ({
    ...event,
    player: named(event.player),
    relatedPlayer: named(event.relatedPlayer),
  })) as MatchEvent[];
  const shots = row.shots
    ? presentShots(rules, story, row.shots, (_side, name) => nameOf(name))
    : undefined;
  const moments = [
    ...events.map((one) => axisMinute(rules, one)),
    ...(shots ?? []).map(({ at }) => at),
  ];
  const until = withoutAdded(endOfPlayed(rules, Math.max(0, ...moments)), rules);
  const members = (players: RatedMatchRow['starting']) =>
    players.map(({ name, number, position }) => ({
      name: nameOf(name),
      number: number ?? null,
      position: position ?? null,
    }));
  const lineup = { starting: members(row.starting), substitutes: members(row.substitutes) };
  return {
    rows: ratingsOfSide({ rules, story, events, shots, until }, row.side, lineup),
    hasShots: shots?.some(({ player }) => player !== null) ?? false,
  };
}
