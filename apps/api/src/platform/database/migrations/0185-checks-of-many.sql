-- What a statement brings is looked at once, whatever its size: a check of each row again was half of
-- the time it took to store a new match, and most of it for a new player.

-- Places of matches are found or made in the transaction that makes the match.
alter table matches
  drop constraint matches_league_id_fkey,
  drop constraint matches_season_id_fkey,
  drop constraint matches_home_id_fkey,
  drop constraint matches_away_id_fkey;
alter table season_teams
  drop constraint season_teams_season_id_fkey,
  drop constraint season_teams_team_id_fkey;

create function refuse_unknown_places() returns trigger language plpgsql as $$
begin
  -- Most statements bring known matches up to date and make none.
  if not exists (select from made) then
    return null;
  end if;
  if exists (
    select from (select distinct league_id as id from made) as one
    where not exists (select from leagues where leagues.id = one.id)
    union all
    select from (select distinct season_id as id from made) as one
    where not exists (select from seasons where seasons.id = one.id)
    union all
    select from (select home_id as id from made union select away_id from made) as one
    where not exists (select from teams where teams.id = one.id)
  ) then
    raise foreign_key_violation using message = 'a match names a league, a season or a team that is not there';
  end if;
  return null;
end $$;

-- League, season, host and guest of a match never change.
create trigger matches_places after insert on matches
  referencing new table as made
  for each statement execute function refuse_unknown_places();

create function refuse_unknown_teams() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct season_id as id from made) as one
    where not exists (select from seasons where seasons.id = one.id)
    union all
    select from (select distinct team_id as id from made) as one
    where not exists (select from teams where teams.id = one.id)
  ) then
    raise foreign_key_violation using message = 'a season or a team is not there';
  end if;
  return null;
end $$;

create trigger season_teams_places after insert on season_teams
  referencing new table as made
  for each statement execute function refuse_unknown_teams();

-- What matches name stays.
create function refuse_loss_of_place() returns trigger language plpgsql as $$
begin
  if (case tg_table_name
    when 'leagues' then exists (select from matches where league_id = old.id)
    when 'seasons' then exists (select from matches where season_id = old.id)
      or exists (select from season_teams where season_id = old.id)
    else exists (select from matches where home_id = old.id)
      or exists (select from matches where away_id = old.id)
      or exists (select from season_teams where team_id = old.id)
  end) then
    raise foreign_key_violation using message = tg_table_name || ' ' || old.id || ' has matches';
  end if;
  return old;
end $$;

create trigger leagues_stay before delete on leagues
  for each row execute function refuse_loss_of_place();
create trigger seasons_stay before delete on seasons
  for each row execute function refuse_loss_of_place();
create trigger teams_stay before delete on teams
  for each row execute function refuse_loss_of_place();

-- Words of new names, of all rows of a statement at once; changed names are followed row by row.
create function follow_new_names() returns trigger language plpgsql as $$
begin
  delete from search_words
  where kind = tg_argv[0]::smallint and id in (select made.id from made);
  insert into search_words (kind, id, word, sport)
  select distinct tg_argv[0]::smallint, made.id, left(word, 40), made.sport
  from made
  cross join lateral
    unnest(string_to_array(search_fold(made.name_en || ' ' || made.name_ru), ' ')) as word
  where word <> '';
  return null;
end $$;

drop trigger teams_search on teams;
drop trigger leagues_search on leagues;
drop trigger referees_search on referees;
create trigger teams_search after insert on teams
  referencing new table as made for each statement execute function follow_new_names(3);
create trigger leagues_search after insert on leagues
  referencing new table as made for each statement execute function follow_new_names(4);
create trigger referees_search after insert on referees
  referencing new table as made for each statement execute function follow_new_names(5);
create trigger teams_search_again after update of name_en, name_ru on teams
  for each row execute function follow_sport_names(3);
create trigger leagues_search_again after update of name_en, name_ru on leagues
  for each row execute function follow_sport_names(4);
create trigger referees_search_again after update of name_en, name_ru on referees
  for each row execute function follow_sport_names(5);
