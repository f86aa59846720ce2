-- Ids are made by the application in blocks: no sequences, small numbers for links.
create table id_counters (
  name text primary key,
  next_id integer not null
);

create table leagues (
  id integer primary key,
  sport smallint not null,
  slug text not null,
  name_en text not null,
  name_ru text not null,
  -- ISO 3166-1 alpha-2, a subdivision such as GB-ENG, or '' for international
  country_code text not null,
  league_type smallint not null,
  tier smallint not null default 3,
  points_win smallint not null default 3,
  points_draw smallint not null default 1,
  points_loss smallint not null default 0,
  current_season_id integer,
  attribution text,
  is_simulated boolean not null default false
);
create index leagues_by_sport on leagues (sport, country_code);

create table seasons (
  id integer primary key,
  league_id integer not null references leagues (id),
  name text not null,
  starts_on date not null,
  ends_on date not null,
  unique (league_id, name)
);

create table teams (
  id integer primary key,
  sport smallint not null,
  slug text not null,
  name_en text not null,
  name_ru text not null,
  country_code text not null,
  crest jsonb,
  is_simulated boolean not null default false
);

create table season_teams (
  season_id integer not null references seasons (id),
  team_id integer not null references teams (id),
  primary key (season_id, team_id)
);
create index season_teams_by_team on season_teams (team_id);

-- Points taken from a team by a tribunal; no result file knows them.
create table point_deductions (
  season_id integer not null references seasons (id),
  team_id integer not null references teams (id),
  decided_on date not null,
  points smallint not null,
  reason text not null,
  primary key (season_id, team_id, decided_on)
);

create table referees (
  id integer primary key,
  sport smallint not null,
  slug text not null,
  name_en text not null,
  name_ru text not null,
  country_code text not null,
  is_simulated boolean not null default false
);

create table bookmakers (
  id integer primary key,
  name text not null,
  is_aggregate boolean not null default false,
  is_simulated boolean not null default false
);
