create index tips_of_contest on tips (contest_season_id, user_id) where contest_season_id is not null;

-- Seasons whose places are final. Season = contest * 1000000 + yyyymm.
create table contest_closings (
  contest_season_id integer primary key,
  closed_at timestamptz not null
);

-- How a season ended: what is corrected later changes nothing here.
create table contest_places (
  contest_season_id integer not null references contest_closings (contest_season_id),
  user_id integer not null references users (id) on delete cascade,
  -- order in the table, from 1
  rank integer not null,
  -- null: too few settled tips for a place
  place integer,
  prize_days integer not null,
  tips integer not null,
  counted integer not null,
  won integer not null,
  score_milli integer not null,
  mean_milli double precision,
  clv double precision,
  drawdown double precision not null,
  last_tip_at timestamptz not null,
  primary key (contest_season_id, user_id)
);
create index contest_places_of_user on contest_places (user_id);
