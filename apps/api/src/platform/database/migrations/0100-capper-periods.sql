-- Figures of cappers over the periods of the searches, of their present record: 1 30 days, 2 7 days,
-- 3 90 days, 4 365 days, 5 all of it. Every one follows from the ledger and the odds.
create table capper_periods (
  period smallint not null,
  user_id integer not null references users (id) on delete cascade,
  -- settled tips without the returned
  counted integer not null,
  won integer not null,
  profit_milli bigint not null,
  stake_milli bigint not null,
  mean_milli double precision,
  clv double precision,
  drawdown double precision not null,
  -- results of the last ten, newest last
  last_results smallint[] not null,
  primary key (period, user_id)
);
create index capper_periods_of_user on capper_periods (user_id);

-- Whoever has a settled tip is counted at the next refresh.
insert into ratings_wanted (user_id)
select distinct user_id from tips where settled_at is not null
on conflict do nothing;

-- Open tips, newest first.
create index tips_open on tips (id desc) where result = 0;
