-- How often what a calendar shows of a match has changed, and when last: programs of visitors only
-- take an entry over that has a higher number than the one they have.
alter table matches
  add column schedule_changes integer not null default 0,
  add column schedule_changed_at timestamptz;

create function count_schedule_change() returns trigger language plpgsql as $$
begin
  new.schedule_changes := old.schedule_changes + 1;
  new.schedule_changed_at := now();
  return new;
end $$;

-- That a match begins or ends is no change of its schedule; that it is postponed or canceled is.
create trigger matches_schedule
  before update of starts_at, is_time_known, is_day_known, status, home_id, away_id on matches
  for each row when (
    (old.starts_at, old.is_time_known, old.is_day_known, old.home_id, old.away_id,
      case when old.status in (4, 5) then old.status else 1 end)
    is distinct from
    (new.starts_at, new.is_time_known, new.is_day_known, new.home_id, new.away_id,
      case when new.status in (4, 5) then new.status else 1 end)
  )
  execute function count_schedule_change();
