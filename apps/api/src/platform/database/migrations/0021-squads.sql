-- Who a team has in a season; the season's matches need not be known yet.
create table squads (
  league_id integer not null references leagues (id),
  season text not null,
  team_id integer not null references teams (id),
  source text not null,
  seq bigint not null,
  players jsonb not null,
  primary key (league_id, season, team_id, source)
);
create index squads_by_team on squads (team_id);
