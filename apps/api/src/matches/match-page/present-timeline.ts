import type { EventPage, MatchEvent, MatchTimeline, TimelineStatistic } from '@tipmark/contract';
import { COUNTS, FIGURES, MATCH_INCIDENTS, type SideFigures } from '@tipmark/domain';

/** A match's known course beyond its score, from the query results. */
export interface TimelineParts {
  readonly events: readonly MatchEvent[];
  readonly home: SideFigures;
  readonly away: SideFigures;
  /** Figures of its halves or periods. */
  readonly parts: readonly (readonly [home: SideFigures, away: SideFigures])[];
  readonly chances?: MatchTimeline['chances'];
}

/** Known counts of both sides, in the order of pages. */
function presentStatistics(home: SideFigures, away: SideFigures): TimelineStatistic[] {
  return [...FIGURES, ...COUNTS].flatMap((figure) => {
    const [own, other] = [home[figure], away[figure]];
    return own === undefined || other === undefined ? [] : [{ figure, home: own, away: other }];
  });
}

/** The course of a match; undefined while none is reported. */
export function presentTimeline({
  events,
  home,
  away,
  parts,
  chances,
}: TimelineParts): MatchTimeline | undefined {
  const figures = presentStatistics(home, away);
  if (events.length === 0 && figures.length === 0 && chances === undefined) return undefined;
  const ofParts = parts.map(([own, other]) => presentStatistics(own, other));
  return { events: [...events], figures, parts: ofParts, ...(chances && { chances }) };
}

const INCIDENT_TYPES: ReadonlySet<string> = new Set(MATCH_INCIDENTS);

/** Goals and dismissals among what happened. */
export const incidentsOf = (events: readonly MatchEvent[]): EventPage['incidents'] =>
  events
    .filter(({ type }) => INCIDENT_TYPES.has(type))
    .map(({ relatedPlayer: _, ...incident }) => incident as EventPage['incidents'][number]);
