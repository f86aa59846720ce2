import { sql } from 'kysely';

/** A player as a squad of his team has him, or null: joined as `known.player`. */
export const knownPlayer = (teamId: string, name: string) => sql`
  left join lateral (
    select one.player
    from squads q cross join lateral jsonb_array_elements(q.players) as one(player)
    where q.team_id = ${sql.ref(teamId)} and one.player ->> 'name' = ${sql.ref(name)}
    order by one.player ->> 'nameRu' is null, one.player ->> 'countryCode' is null
    limit 1
  ) known on true
`;
