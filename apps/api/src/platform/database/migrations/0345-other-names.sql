-- Names other sources have for a team, a league or a referee (`Man United`, `FC Bayern München`) find
-- it too, behind the names it goes by here.
alter table search_words add column is_other boolean not null default false;
create index known_names_by_id on known_names (kind, id);

-- A word another one begins with is left out: initials of tennis players would be most of them.
create function add_other_words(named text, ids integer[]) returns void language sql as $$
  with others as (
    select distinct known.id, known.sport, left(word, 40) as word
    from known_names as known
    cross join lateral unnest(string_to_array(search_fold(known.folded_name), ' ')) as word
    where known.kind = named and known.id = any(ids) and word <> ''
  )
  insert into search_words (kind, id, word, sport, is_other)
  select case named when 'team' then 3 when 'league' then 4 else 5 end, id, word, sport, true
  from others
  where not exists (
    select from others as longer
    where longer.id = others.id and longer.word <> others.word
      and starts_with(longer.word, others.word)
  )
  on conflict do nothing
$$;

create function follow_known_names() returns trigger language plpgsql as $$
begin
  perform add_other_words(kind, array_agg(distinct id)) from made
  where kind in ('team', 'league', 'referee') group by kind;
  return null;
end $$;
create trigger known_names_search after insert on known_names
  referencing new table as made for each statement execute function follow_known_names();

-- A word of its own is no longer one of others only.
create or replace function follow_new_names() returns trigger language plpgsql as $$
begin
  insert into search_words (kind, id, word, sport)
  select distinct tg_argv[0]::smallint, made.id, left(word, 40), made.sport
  from made
  cross join lateral
    unnest(string_to_array(search_fold(made.name_en || ' ' || made.name_ru), ' ')) as word
  where word <> ''
  on conflict (kind, id, word) do update set is_other = false where search_words.is_other;
  return null;
end $$;

create or replace function follow_sport_names() returns trigger language plpgsql as $$
begin
  perform keep_search_words(
    tg_argv[0]::smallint, new.id, new.sport, new.name_en || ' ' || new.name_ru
  );
  perform add_other_words(
    case tg_argv[0] when '3' then 'team' when '4' then 'league' else 'referee' end, array[new.id]
  );
  return null;
end $$;

select add_other_words(kind, array_agg(distinct id)) from known_names
where kind in ('team', 'league', 'referee') group by kind;

-- The beginning of a word and all it becomes when a letter is left out: two words that differ there
-- by one letter, whether wrong, missing, added or in the other's place, share one of them.
create function search_slips(word text) returns text[]
language sql immutable strict parallel safe as $$
  select case when length(word) < 4 then '{}' else array(
    select left(word, 5)
    union
    select overlay(left(word, 5) placing '' from place for 1)
    from generate_series(1, least(length(word), 5)) as place
  ) end
$$;

create index search_words_by_slips on search_words using gin (search_slips(search_loose(word)))
  where kind in (3, 4, 5);
