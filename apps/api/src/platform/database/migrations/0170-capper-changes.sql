-- Refreshes of the rating are numbered, so that every process learns whose figures became others.
alter table rating_runs add column run integer not null default 0;

-- Cappers by the refresh that last changed anything about them, and their figures.
create table capper_changes (
  user_id integer primary key references users (id) on delete cascade,
  run integer not null,
  figures_run integer not null default 0
);
create index capper_changes_by_run on capper_changes (run);
