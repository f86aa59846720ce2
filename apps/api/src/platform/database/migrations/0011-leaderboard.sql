-- What a line of the leaderboard shows beside the figures.
alter table ratings
  -- how many tips of one size the stakes are worth
  add column effective_tips double precision not null default 0,
  -- won and lost since the window began, milli-units after each of at most 24 equal parts of it
  add column bank integer[] not null default '{}',
  -- the place when the day began
  add column earlier_position integer;

alter table rating_runs
  -- day, in UTC+3, whose first places are the earlier ones
  add column placed_on date;

-- The columns are filled with the next refresh.
insert into ratings_wanted (user_id) select user_id from ratings on conflict do nothing;
