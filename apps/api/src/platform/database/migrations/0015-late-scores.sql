-- Running matches whose providers are behind, with the time of their numbers, which their pages state.
create table late_scores (
  match_id integer primary key references matches (id) on delete cascade,
  as_of timestamptz not null
);

-- Leagues whose running matches the last answer informed about.
alter table provider_tasks add column leagues text[];
