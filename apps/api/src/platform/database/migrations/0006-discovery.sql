-- The words of every name in one alphabet, so that a prefix of any of them finds it:
-- `спар`, `Spar` and `spár` are the same beginning.
create function search_fold(name text) returns text
language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        lower(name),
        'АБВГДЕЁЗИЙКЛМНОПРСТУФЫЭІЇЄҐ'
          || 'абвгдеёзийклмнопрстуфыэіїєґ'
          || 'ЖХЦЧШЩЪЬЮЯ'
          || 'ÀÁÂÃÄÅĄÇĆČĎĐÈÉÊËĘĚÌÍÎÏÐĞŁÑŃŇÒÓÔÕÖØŐŘŚŠŞȘŤŢȚÙÚÛÜŮŰÝŹŻŽ'
          || 'àáâãäåąçćčďđèéêëęěìíîïðğłñńňòóôõöøőřśšşșťţțùúûüůűýźżž'
          || 'ıÿ''’`',
        'abvgdeeziyklmnoprstufyeiieg'
          || 'abvgdeeziyklmnoprstufyeiieg'
          || 'жхцчшщъьюя'
          || 'aaaaaaacccddeeeeeeiiiidglnnnooooooorsssstttuuuuuuyzzz'
          || 'aaaaaaacccddeeeeeeiiiidglnnnooooooorsssstttuuuuuuyzzz'
          || 'iy'
      ),
      'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'shch'), 'ш', 'sh'),
      'ъ', ''), 'ь', ''), 'ю', 'yu'), 'я', 'ya'), 'ß', 'ss'),
    '[^a-z0-9]+', ' ', 'g'))
$$;

-- Russian names are spelt in Latin letters in many ways: `himki` and `khimki`, `jantar` and `yantar`,
-- `biruza` and `biryuza` are the same beginning here. Asked only where nothing begins as it is typed.
create function search_loose(word text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        word,
        'shch', 'sh'), 'sch', 'sh'), 'tch', 'ch'), 'kh', 'h'), 'zh', 'z'), 'ph', 'f'), 'tz', 'c'),
        'ts', 'c'), 'x', 'ks'),
      'yjw', 'iiv'
    ),
    '(.)\1+', '\1', 'g'), 'i(?=[aeou])', '', 'g')
$$;

-- The beginning of a word and all it becomes when a letter is left out: two words that differ there
-- by one letter, whether wrong, missing, added or transposed, share one of them.
create function search_slips(word text) returns text[]
language sql immutable strict parallel safe as $$
  select case when length(word) < 4 then '{}' else array(
    select left(word, 5)
    union
    select overlay(left(word, 5) placing '' from place for 1)
    from generate_series(1, least(length(word), 5)) as place
  ) end
$$;

create table search_words (
  -- 3 teams, 4 leagues, 5 referees, 6 users
  kind smallint not null,
  id integer not null,
  word text collate "C" not null,
  -- 0 for names of no sport
  sport smallint not null,
  -- of a name that other sources have (`Man United`, `FC Bayern München`): ranked behind our own names
  is_other boolean not null default false,
  -- stored: the planner may read all words of a sport, and computing these is a hundred times what it
  -- takes to compare them
  slips text[] generated always as (
    case when kind in (3, 4, 5) then search_slips(search_loose(word)) end
  ) stored,
  primary key (kind, id, word)
);
create index search_words_by_word on search_words (kind, word, sport, id);
create index search_words_by_loose on search_words (kind, search_loose(word), sport, id);
create index search_words_by_slips on search_words using gin (slips) where kind in (3, 4, 5);

create function keep_search_words(kind_of smallint, id_of integer, sport_of smallint, names text)
returns void language sql as $$
  delete from search_words where kind = kind_of and id = id_of;
  insert into search_words (kind, id, word, sport)
  select distinct kind_of, id_of, left(word, 40), sport_of
  from unnest(string_to_array(search_fold(names), ' ')) as word
  where word <> '';
$$;

-- A word that another one begins with is left out: initials of tennis players would be most of them.
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

-- New names, all rows of a statement at once; changed names are followed row by row. A word of our own
-- name is no longer one of other names only.
create function follow_new_names() returns trigger language plpgsql as $$
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

create function follow_sport_names() returns trigger language plpgsql as $$
begin
  perform keep_search_words(
    tg_argv[0]::smallint, new.id, new.sport, new.name_en || ' ' || new.name_ru
  );
  perform add_other_words(
    case tg_argv[0] when '3' then 'team' when '4' then 'league' else 'referee' end, array[new.id]
  );
  return null;
end $$;

create function follow_known_names() returns trigger language plpgsql as $$
begin
  perform add_other_words(kind, array_agg(distinct id)) from made
  where kind in ('team', 'league', 'referee') group by kind;
  return null;
end $$;

create function follow_user_names() returns trigger language plpgsql as $$
begin
  perform keep_search_words(6::smallint, new.id, 0::smallint, new.name || ' ' || new.url);
  return null;
end $$;

create function forget_names() returns trigger language plpgsql as $$
begin
  delete from search_words where kind = tg_argv[0]::smallint and id = old.id;
  return null;
end $$;

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
create trigger known_names_search after insert on known_names
  referencing new table as made for each statement execute function follow_known_names();
create trigger users_search after insert or update of name, url on users
  for each row execute function follow_user_names();

create trigger teams_forgotten after delete on teams
  for each row execute function forget_names(3);
create trigger leagues_forgotten after delete on leagues
  for each row execute function forget_names(4);
create trigger referees_forgotten after delete on referees
  for each row execute function forget_names(5);
create trigger users_forgotten after delete on users
  for each row execute function forget_names(6);

-- Saved searches and scanner filters of a user. Those everybody has are no rows.
create table templates (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  -- 1 tips, 2 users, 3 scanner
  topic smallint not null,
  -- of the scanner; 0 = all sports at once
  sport smallint not null,
  name text not null,
  name_folded text not null,
  params jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, topic, sport, name_folded)
);

-- Who is notified of what a saved search finds: one of everybody's or one's own.
create table template_alerts (
  user_id integer not null references users (id) on delete cascade,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  channel smallint not null,
  frequency smallint not null,
  -- minutes of the day in the account's zone; both null = no quiet time
  quiet_from smallint,
  quiet_to smallint,
  is_active boolean not null,
  -- when the search is run next
  due_at timestamptz not null,
  -- what the first run finds is not reported; null before it
  primed_at timestamptz,
  primary key (user_id, topic, sport, template_id)
);
create index template_alerts_due on template_alerts (due_at) where is_active;

-- What each alert has reported, or found in its first run.
create table template_alerts_told (
  user_id integer not null,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  key text not null,
  milli integer not null,
  -- when it was no longer found; null while it is, so that it is not written again at every run
  gone_at timestamptz,
  primary key (user_id, topic, sport, template_id, key),
  foreign key (user_id, topic, sport, template_id) references template_alerts on delete cascade
);

-- The activity list, each item once. A tip's own text stays in tips; deleting a user deletes theirs.
create table feed_items (
  id serial primary key,
  -- 1 tip posted, 2 tip settled, 3 milestone, 4 odds drop, 5 math tip, 6 contest news
  kind smallint not null,
  -- null: listed in all sports
  sport smallint,
  at timestamptz not null,
  user_id integer references users (id) on delete cascade,
  match_id integer references matches (id) on delete cascade,
  tip_id integer references tips (id) on delete cascade,
  -- what happened, so that it is listed once whoever saw it first
  event_key text not null unique,
  details jsonb not null
);
create index feed_items_by_time on feed_items (at desc, id desc);
create index feed_items_of_kind on feed_items (kind, at desc, id desc);
create index feed_items_of_user on feed_items (user_id, at desc) where user_id is not null;
create index feed_items_of_match on feed_items (match_id) where match_id is not null;
create index feed_items_of_tip on feed_items (tip_id) where tip_id is not null;

-- What each letter of a template named, so that the template has a record of what it really told.
create table template_alerts_sent (
  user_id integer not null references users (id) on delete cascade,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  at timestamptz not null,
  -- in the letter
  place smallint not null,
  -- an outcome or a tip; null for a capper
  match_id integer references matches (id) on delete cascade,
  odd_type text,
  -- the price that was named
  milli integer,
  capper_id integer references users (id) on delete cascade,
  primary key (user_id, topic, sport, template_id, at, place)
);
create index template_alerts_sent_of_match on template_alerts_sent (match_id)
  where match_id is not null;
create index template_alerts_sent_of_capper on template_alerts_sent (capper_id)
  where capper_id is not null;
