import type { Tx } from '@tipmark/api/database';
import { atSecond } from '@tipmark/api/database';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Fill, FirstIds } from './fill-queries.ts';
import { TEAMS_IN_LEAGUE } from './world-size.ts';

export const FILL_SOURCE = 'fill';

export interface SquadRow {
  readonly teamId: number;
  /** Index of the team among all, from 0. */
  readonly place: number;
  readonly players: readonly object[];
}

/** Squads of the season that is on. */
export async function insertSquads(
  tx: Tx,
  rows: readonly SquadRow[],
  first: FirstIds,
  seasons: number,
): Promise<void> {
  await sql`
    insert into squads (league_id, season, team_id, source, seq, players)
    select s.league_id, s.name, item."teamId", ${FILL_SOURCE}, 1, item.players
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as item("teamId" int, place int, players jsonb)
    join seasons s on s.id = ${first.seasons} + (place / ${TEAMS_IN_LEAGUE} + 1) * ${seasons} - 1
  `.execute(tx);
}

const DAY_SECONDS = 86_400;
const [DAYS_BACK, DAYS_AHEAD] = [14, 1];

/** Who plays: line-ups of the matches around now, from the squads. */
export async function insertLineups(tx: Tx, { asOf }: Fill, bucket: number): Promise<void> {
  const slot = sql.raw('(p.place + m.id) % 20');
  await sql`
    insert into match_lineups (match_id, side, source, seq, formation, starting, substitutes, absent)
    select m.id, t.side, ${FILL_SOURCE}, 1, '4-4-2',
      jsonb_agg(p.player - 'nameRu' order by p.place) filter (where ${slot} >= 9),
      jsonb_agg(p.player - 'nameRu' order by p.place) filter (where ${slot} between 2 and 8),
      jsonb_agg(jsonb_build_object('name', p.player -> 'name', 'reason', 'injured'))
        filter (where ${slot} < 2)
    from matches m
    cross join lateral (values ('home', m.home_id), ('away', m.away_id)) t(side, team_id)
    join squads s on s.team_id = t.team_id and s.source = ${FILL_SOURCE}
    cross join lateral jsonb_array_elements(s.players) with ordinality as p(player, place)
    where m.bucket = ${bucket} and m.sport = ${SPORT.soccer}
      and m.starts_at between ${atSecond(asOf - DAYS_BACK * DAY_SECONDS)}
        and ${atSecond(asOf + DAYS_AHEAD * DAY_SECONDS)}
      and m.status not in (${MATCH_STATUS.moved}, ${MATCH_STATUS.canceled})
    group by m.id, t.side
  `.execute(tx);
}
