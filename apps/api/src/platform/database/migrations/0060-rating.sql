-- Closing line value of a tip as a fraction; null without closing odds of its whole market.
alter table tips add column clv double precision;
-- Settled, and of a kind that counts for the rating.
alter table tips add column is_rated boolean not null default false;
-- Salt of what the ledger says of a delayed tip; null = told at once.
alter table tips add column delay_salt text;

update tips t set is_rated = true
from matches m
where m.id = t.match_id and t.settled_at is not null and m.status <> 10
  and t.market <> 'cs' and t.milli between 1300 and 10000;

create index tips_rated on tips (user_id, settled_at) where is_rated;
create index tips_rated_by_time on tips (settled_at) where is_rated;

-- What delayed entries of the ledger stand for, told to everybody once the match has begun.
create table ledger_reveals (
  seq integer primary key references ledger_entries (seq),
  match_id integer not null references matches (id),
  salt text not null,
  json text not null
);

-- Figures of the last 90 days, kept up to date; every one follows from the ledger and the odds.
create table ratings (
  user_id integer primary key references users (id) on delete cascade,
  tips integer not null,
  counted integer not null,
  won integer not null,
  profit_milli integer not null,
  stake_milli integer not null,
  mean_milli double precision,
  clv double precision,
  drawdown double precision not null,
  -- hundredths
  score integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- null while the conditions are not met
  position integer,
  is_premium_capper boolean not null default false
);
create index ratings_by_position on ratings (position) where position is not null;
create index ratings_by_score on ratings (score) where position is not null;

-- Cappers whose figures are out of date, written with the settlement.
create table ratings_wanted (
  user_id integer primary key references users (id) on delete cascade
);
insert into ratings_wanted (user_id) select distinct user_id from tips where is_rated;

-- One row: up to when windows have been moved.
create table rating_runs (
  id smallint primary key check (id = 1),
  computed_at timestamptz not null
);
