-- What cappers won in each calendar month of UTC+3, by settlement; follows from the ledger and odds
-- like the rating, and no reset changes it.
create table capper_months (
  -- yyyymm
  month integer not null,
  user_id integer not null references users (id) on delete cascade,
  -- rated tips that won or lost
  counted integer not null,
  won integer not null,
  profit_milli bigint not null,
  stake_milli bigint not null,
  mean_milli double precision,
  clv double precision,
  -- how many tips of one size the stakes are worth
  effective_tips double precision not null,
  primary key (month, user_id)
);
create index capper_months_of_user on capper_months (user_id);

-- Badges of cappers who have any: 1 = the closing line, yyyymm = a month won in the last year.
create table capper_badges (
  user_id integer primary key references users (id) on delete cascade,
  badges integer[] not null
);

-- How the rated tips of the window were published; null until they are counted again.
alter table ratings
  add column delayed integer,
  add column russian_texts integer,
  add column english_texts integer,
  add column has_closing_proof boolean not null default false;

-- Every record is counted again by the next refresh.
insert into ratings_wanted (user_id)
select distinct user_id from tips where settled_at is not null
on conflict do nothing;
