import { sql } from 'kysely';

const SEPARATOR = '; ';

const joined = (from: ReturnType<typeof sql>) => sql<string | null>`(
  select string_agg(distinct a.attribution, ${SEPARATOR} order by a.attribution) ${from}
)`;

/** The authors of all data of a league `l`. */
export const attributionOfLeague = () =>
  joined(sql`from league_attributions a where a.league_id = l.id`);

/** The authors of what is reported of a match `m`. */
export const attributionOfMatch = () =>
  joined(sql`
    from league_attributions a
    join feed_sequences s on s.match_id = m.id and s.source = a.source
    where a.league_id = m.league_id
  `);

/** The authors of what is known of a team or player `t`, whichever leagues it played in. */
export const attributionOfTeam = () =>
  joined(sql`
    from league_attributions a
    where a.source in (select k.source from source_keys k where k.kind = 'team' and k.id = t.id)
      and a.league_id in (
        select league_id from matches where home_id = t.id
        union select league_id from matches where away_id = t.id
      )
  `);
