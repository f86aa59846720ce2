import type { EventPage, MatchEvent, MatchTimeline, TimelineStatistic } from '@tipmark/contract';
import { COUNTS, MATCH_INCIDENTS, STATISTICS, type StatisticsOfSide } from '@tipmark/domain';

/** A match's known course beyond its score, from the query results. */
export interface TimelineParts {
  readonly events: readonly MatchEvent[];
  readonly home: StatisticsOfSide;
  readonly away: StatisticsOfSide;
  /** Statistics of its halves or periods. */
  readonly parts: readonly (readonly [home: StatisticsOfSide, away: StatisticsOfSide])[];
  readonly chances?: MatchTimeline['chances'];
}

/** Known counts of both sides, in the order of pages. */
function presentStatistics(home: StatisticsOfSide, away: StatisticsOfSide): TimelineStatistic[] {
  return [...STATISTICS, ...COUNTS].flatMap((name) => {
    const [own, other] = [home[name], away[name]];
    return own === undefined || other === undefined
      ? []
      : [{ figure: name, home: own, away: other }];
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
  const statistics = presentStatistics(home, away);
  if (events.length === 0 && statistics.length === 0 && chances === undefined) return undefined;
  const ofParts = parts.map(([own, other]) => presentStatistics(own, other));
  return { events: [...events], figures: statistics, parts: ofParts, ...(chances && { chances }) };
}

const INCIDENT_TYPES: ReadonlySet<string> = new Set(MATCH_INCIDENTS);

/** Goals and dismissals among what happened. */
export const incidentsOf = (events: readonly MatchEvent[]): EventPage['incidents'] =>
  events
    .filter(({ type }) => INCIDENT_TYPES.has(type))
    .map(({ relatedPlayer: _, ...incident }) => incident as EventPage['incidents'][number]);
