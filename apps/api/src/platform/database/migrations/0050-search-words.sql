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

create table search_words (
  -- 3 teams, 4 leagues, 5 referees, 6 users
  kind smallint not null,
  id integer not null,
  word text collate "C" not null,
  -- 0 for names of no sport
  sport smallint not null,
  primary key (kind, id, word)
);
create index search_words_by_word on search_words (kind, word, sport, id);

create function keep_search_words(kind_of smallint, id_of integer, sport_of smallint, names text)
returns void language sql as $$
  delete from search_words where kind = kind_of and id = id_of;
  insert into search_words (kind, id, word, sport)
  select distinct kind_of, id_of, left(word, 40), sport_of
  from unnest(string_to_array(search_fold(names), ' ')) as word
  where word <> '';
$$;

create function follow_sport_names() returns trigger language plpgsql as $$
begin
  perform keep_search_words(
    tg_argv[0]::smallint, new.id, new.sport, new.name_en || ' ' || new.name_ru
  );
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

create trigger teams_search after insert or update of name_en, name_ru on teams
  for each row execute function follow_sport_names(3);
create trigger leagues_search after insert or update of name_en, name_ru on leagues
  for each row execute function follow_sport_names(4);
create trigger referees_search after insert or update of name_en, name_ru on referees
  for each row execute function follow_sport_names(5);
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

select keep_search_words(3::smallint, id, sport, name_en || ' ' || name_ru) from teams;
select keep_search_words(4::smallint, id, sport, name_en || ' ' || name_ru) from leagues;
select keep_search_words(5::smallint, id, sport, name_en || ' ' || name_ru) from referees;
select keep_search_words(6::smallint, id, 0::smallint, name || ' ' || url) from users;
