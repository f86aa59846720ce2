import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { isAbbreviated } from '../identity/person-names.ts';
import { SIDES, SPORTS_OF_PEOPLE } from '../identity/sides-of-people.ts';
import { plainName } from './played-evidence.ts';
import type { ReportedMatch, ReportedPerson, ReportedPositions } from './reported-match.ts';

const personText = (source: string, key: string): string => `${source} ${key}`;

/**
 * All people that sources named; empty if there is nothing to decide: no name is short while others
 * are full, and no full name has two keys.
 */
export async function loadReportedPeople(tx: Tx): Promise<Map<string, ReportedPerson>> {
  const { rows } = await sql<{
    source: string;
    key: string;
    tour: string;
    name: string;
    aliases: string[];
    countryCode: string | null;
    hand: string | null;
    bornAbout: string | null;
    id: number;
  }>`
    select p.source, p.key, p.tour, p.name, p.aliases, p.hand, k.id,
      nullif(p.country_code, 'ZZ') as "countryCode",
      to_char(p.born_about, 'YYYY-MM-DD') as "bornAbout"
    from told_people p
    join source_keys k on k.source = p.source and k.kind = 'team' and k.key = p.key
    order by p.source, p.key
  `.execute(tx);
  const people = rows.map(({ source, key, ...person }): ReportedPerson => {
    const isFull = !isAbbreviated(person.name);
    return { ...person, source, text: personText(source, key), isFull };
  });
  const full = people.filter(({ isFull }) => isFull);
  const areMixed = full.length > 0 && full.length < people.length;
  const names = new Set(full.map(({ tour, name }) => `${tour} ${plainName(name)}`));
  return new Map(
    areMixed || names.size < full.length ? people.map((person) => [person.text, person]) : [],
  );
}

interface Row {
  id: number;
  season_id: number;
  round: string | null;
  starts_at: number;
  is_day_known: boolean;
  home_id: number;
  away_id: number;
  home_periods: number[] | null;
  away_periods: number[] | null;
  home_rank: number | null;
  away_rank: number | null;
  advancing: number | null;
  sources: string[];
  sides: string[];
  reported: ReportedPositions[];
}

export async function loadReportedMatches(
  tx: Tx,
  people: ReadonlyMap<string, ReportedPerson>,
): Promise<ReportedMatch[]> {
  const { rows } = await sql<Row>`
    select m.id, m.season_id, m.round, extract(epoch from m.starts_at)::float8 as starts_at,
      m.is_day_known, m.home_id, m.away_id, m.home_periods, m.away_periods, m.home_rank,
      m.away_rank, m.advancing, array_agg(s.source order by s.source) as sources,
      array_agg(s.heads -> ${SIDES} ->> 1 order by s.source) as sides,
      jsonb_agg(jsonb_build_object(
        'round', case when r.source is null then to_jsonb(m.round) else r.facts -> 'round' end,
        'ranks', coalesce(r.facts -> 'ranks', jsonb_build_array(m.home_rank, m.away_rank))
      ) order by s.source) as reported
    from matches m join feed_sequences s on s.match_id = m.id and s.heads ? ${SIDES}
    left join match_reports r on r.match_id = m.id and r.source = s.source
    where m.sport = any(${SPORTS_OF_PEOPLE}::int[])
    group by m.id order by m.id
  `.execute(tx);
  return rows.flatMap((row) => {
    const reporters = row.sources.map((source, index) =>
      (row.sides[index] ?? '').split('\n').map((key) => people.get(personText(source, key))),
    );
    const known = reporters.flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [[one, other] as const],
    );
    return known.length < reporters.length ? [] : [matchOf(row, known)];
  });
}

function matchOf(row: Row, reporters: ReportedMatch['reporters']): ReportedMatch {
  return {
    id: row.id,
    seasonId: row.season_id,
    round: row.round,
    startsAt: row.starts_at,
    reporters,
    isDayKnown: row.is_day_known,
    sides: [row.home_id, row.away_id],
    ranks: [row.home_rank, row.away_rank],
    advancing: row.advancing,
    reported: row.reported,
    periods: (row.home_periods ?? []).map((games, index) => [
      games,
      row.away_periods?.[index] ?? 0,
    ]),
  };
}
