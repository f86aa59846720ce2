-- Russian names by the source that gives them; the strongest source of an entity decides. A name that
-- no source gives is spelt by rule, and its row says so.
alter table leagues add column ru_by_rule boolean not null default false;
alter table teams add column ru_by_rule boolean not null default false;
alter table referees add column ru_by_rule boolean not null default false;

create table russian_names (
  kind text not null,
  source text not null,
  key text not null,
  name_ru text not null,
  primary key (kind, source, key)
);

-- Which source gave the names known so far was not stored: each of an entity may have been it.
insert into russian_names (kind, source, key, name_ru)
select k.kind, k.source, k.key, named.name_ru
from source_keys k join (
  select 'league' as kind, id, name_ru from leagues where not is_simulated and name_ru <> name_en
  union all
  select 'team', id, name_ru from teams where not is_simulated and name_ru <> name_en
  union all
  select 'referee', id, name_ru from referees where not is_simulated and name_ru <> name_en
) as named using (kind, id);
