-- How far the past of the simulated people has been written. One row, in a simulated world alone.
create table simulated_history (
  id smallint primary key check (id = 1),
  -- the present it leads up to: a start that was interrupted goes on with the same past
  began_at timestamptz not null,
  -- events told so far, of the list that the seed and the instant above give
  events_written integer not null default 0,
  is_done boolean not null default false
);
