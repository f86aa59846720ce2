-- What a source reports of a player besides the name: evidence of who it is. The birthday may be
-- computed from ages, and is then right to a month.
alter table told_people add column country_code text;
alter table told_people add column hand text;
alter table told_people add column born_about date;

-- Clubs and players that an operator says are one (is_same) or two, by the keys of their sources:
-- rows come and go, keys never change their meaning.
create table identity_decisions (
  one_source text not null,
  one_key text not null,
  other_source text not null,
  other_key text not null,
  is_same boolean not null,
  decided_at timestamptz not null,
  primary key (one_source, one_key, other_source, other_key)
);

-- Clubs and players whose row was merged into another one; their old addresses lead there.
create table merged_teams (
  gone_id integer primary key,
  team_id integer not null,
  merged_at timestamptz not null default now(),
  -- what has to be put back to separate them again; null = evidence merged them
  undo jsonb
);
create index merged_teams_by_team on merged_teams (team_id);

-- Whose data a league has: a page names the authors of everything it shows.
create table league_attributions (
  league_id integer not null references leagues (id) on delete cascade,
  source text not null,
  attribution text not null,
  primary key (league_id, source)
);
insert into league_attributions (league_id, source, attribution)
select l.id, k.source, l.attribution
from leagues l
join lateral (
  select min(source) as source from source_keys where kind = 'league' and id = l.id
) k on k.source is not null
where l.attribution is not null;
