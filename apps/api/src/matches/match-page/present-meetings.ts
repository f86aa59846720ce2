import type { Meetings } from '@tipmark/contract';
import type { MeetingRow } from '../events/meeting-queries.ts';
import { timeKnown } from '../lists/time-known.ts';

const SHOWN = 5;

/** Counted for the side; undefined where there are none. */
export function presentMeetings(rows: readonly MeetingRow[], sideId: number): Meetings | undefined {
  if (rows.length === 0) return undefined;
  const scores = rows.map(({ home_id, home_score, away_score }) =>
    home_id === sideId ? ([home_score, away_score] as const) : ([away_score, home_score] as const),
  );
  const sum = (of: (score: readonly [own: number, other: number]) => number) =>
    scores.reduce((total, score) => total + of(score), 0);
  return {
    won: sum(([own, other]) => Number(own > other)),
    drawn: sum(([own, other]) => Number(own === other)),
    lost: sum(([own, other]) => Number(own < other)),
    goalsFor: sum(([own]) => own),
    goalsAgainst: sum(([, other]) => other),
    last: rows.slice(0, SHOWN).map((row) => ({
      link: `${row.id}-${row.slug}`,
      startsAt: row.starts_at,
      ...timeKnown(row),
      isHome: row.home_id === sideId,
      score: [row.home_score, row.away_score],
    })),
  };
}
