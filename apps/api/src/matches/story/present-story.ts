import type { EventStory, MatchEvent } from '@tipmark/contract';
import { axisMinute, sportRules, storyRules } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { LineupRow } from '../events/lineup-queries.ts';
import { playerName } from '../events/player-name.ts';
import type { SquadRow } from '../events/squad-queries.ts';
import { presentMomentum } from './present-momentum.ts';
import { presentRatings, type RatedLineup } from './present-ratings.ts';
import { presentShots, sumsOf } from './present-shots.ts';
import { axisEnd } from './story-axis.ts';
import type { StoryRow } from './story-queries.ts';

export interface StoryParts {
  readonly row: StoryRow;
  /** With the names of the reader. */
  readonly events: readonly MatchEvent[];
  readonly lineups: readonly LineupRow[];
  readonly squads: readonly SquadRow[];
}

/** Names of a team's players as a reader spells them, also of those no squad knows. */
function namesOf(squad: SquadRow | undefined, origin: string | null, locale: Locale) {
  const known = new Map(squad?.players.map((player) => [player.name, player]));
  return (name: string) => playerName(locale, known.get(name) ?? { name }, origin);
}

function lineupOf(
  teamId: number,
  lineups: readonly LineupRow[],
  nameOf: (name: string) => string,
): RatedLineup | undefined {
  const own = lineups.find(({ team_id, is_own }) => team_id === teamId && is_own);
  if (own === undefined || own.starting.length === 0) return undefined;
  const members = (players: LineupRow['starting']) =>
    players.map(({ name, number, position }) => ({
      name: nameOf(name),
      number: number ?? null,
      position: position ?? null,
    }));
  return { starting: members(own.starting), substitutes: members(own.substitutes) };
}

/** The story of a match; without one where it has not begun or its sport knows no shots. */
export function presentStory(parts: StoryParts, locale: Locale, asOf: number): EventStory {
  const { row, events, lineups, squads } = parts;
  const rules = sportRules(row.sport);
  const story = storyRules(rules.sport);
  const link = `${row.id}-${row.slug}`;
  const squadOf = (teamId: number) => squads.find(({ team_id }) => team_id === teamId);
  const names = {
    home: namesOf(squadOf(row.home_id), row.home_origin, locale),
    away: namesOf(squadOf(row.away_id), row.away_origin, locale),
  };
  const played = events.filter(({ type }) => !type.startsWith('shootout'));
  const polls = row.polls ?? [];
  const isKnown = played.length > 0 || row.shots !== null || polls.length > 0;
  if (story === undefined || !isKnown) return { link, until: 0, asOf };
  const shots = row.shots
    ? presentShots(rules, story, row.shots, (side, name) => names[side](name))
    : undefined;
  const moments = [
    ...played.map((event) => axisMinute(rules, event)),
    ...(shots ?? []).map(({ at }) => at),
    ...polls.map(({ minute }) => minute),
  ];
  const until = axisEnd(row, rules, Math.max(0, ...moments));
  const expectedGoals = shots && sumsOf(rules, shots);
  const momentum = presentMomentum({
    rules,
    story,
    shots,
    corners: row.corners ?? [],
    polls,
    events: played,
    until,
  });
  const ratings = presentRatings({
    rules,
    story,
    lineups: {
      home: lineupOf(row.home_id, lineups, names.home),
      away: lineupOf(row.away_id, lineups, names.away),
    },
    events: played,
    shots,
    until: withoutAdded(until, rules),
  });
  return {
    link,
    until,
    ...(momentum && { momentum }),
    ...(shots && { shots }),
    ...(expectedGoals && { expectedGoals }),
    ...(ratings && { ratings }),
    asOf,
  };
}

/** Ninety minutes are ninety in a rating, whatever was added to them. */
export function withoutAdded(until: number, { partMinutes, score }: ReturnType<typeof sportRules>) {
  const whole = (partMinutes ?? 0) * score.regularParts;
  const extra = whole + 2 * 15;
  return until < extra ? Math.min(until, whole) : extra;
}
