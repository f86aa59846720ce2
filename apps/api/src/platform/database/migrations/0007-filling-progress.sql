-- How much of the past seasons has been backfilled, for the note that pages show until then.
alter table simulated_history
  add column seasons_percent smallint not null default 0
  check (seasons_percent between 0 and 100);
