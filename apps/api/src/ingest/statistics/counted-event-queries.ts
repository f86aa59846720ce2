import { ARCHIVE_SOURCES } from '@tipmark/contract/feed';
import { isGoalEvent, MATCH_EVENTS, MATCH_INCIDENTS, SOURCES_OF_FACTS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Writes } from '../rows/writes.ts';

const GOALS = MATCH_EVENTS.filter(isGoalEvent);
/** Those that are not in it come first. */
const STRONGEST_FIRST = [...SOURCES_OF_FACTS.events.order];

/**
 * Marks the events of the one source of each match that are counted and shown, so that no goal or
 * card counts twice, whatever order the sources came in: the source whose goals add up to the
 * score, then one that reports any goals or dismissals, then the strongest one (`SOURCES_OF_FACTS`)
 * and a provider before an archive, then the one with most of them.
 */
export function countEvents(writes: Writes, matchIds: readonly number[]): void {
  if (matchIds.length === 0) return;
  void writes.send(sql`
    update match_events as e set is_counted = e.source = best.source
    from (
      select distinct on (s.match_id) s.match_id, s.source
      from (
        select match_id, source, count(*) as events,
          count(*) filter (where type = any(${[...MATCH_INCIDENTS]}::text[])) as incidents,
          count(*) filter (where type = any(${GOALS}::text[]) and side = 'home') as home,
          count(*) filter (where type = any(${GOALS}::text[]) and side = 'away') as away
        from match_events where match_id = any(${[...matchIds]}::int[])
        group by match_id, source
      ) s
      join matches m on m.id = s.match_id
      order by s.match_id,
        ((s.home, s.away) in (
          (m.home_score, m.away_score),
          (m.home_score + m.home_extra, m.away_score + m.away_extra))) is not true,
        s.incidents = 0, s.source = any(${[...ARCHIVE_SOURCES]}::text[]),
        coalesce(array_position(${STRONGEST_FIRST}::text[], s.source), 0),
        s.incidents desc, s.events desc, s.source collate "C"
    ) best
    where e.match_id = best.match_id and e.is_counted <> (e.source = best.source)
  `);
}
