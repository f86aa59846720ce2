-- Every tip and what became of it, in one chain of hashes. Nothing is ever changed or deleted.
create table ledger_entries (
  seq integer primary key,
  at timestamptz not null,
  kind text not null,
  ledger_id text not null,
  -- the canonical text: hash = SHA-256(previous hash, newline, json)
  json text not null,
  hash text not null
);
create index ledger_entries_of_user on ledger_entries (ledger_id, seq);
create index ledger_entries_by_time on ledger_entries (at, seq);

-- One row: the end of the chain. Whoever appends locks it.
create table ledger_ends (
  id smallint primary key check (id = 1),
  seq integer not null,
  hash text not null
);
insert into ledger_ends (id, seq, hash) values (1, 0, repeat('0', 64));

-- Heads of past days, signed once.
create table ledger_heads (
  day date primary key,
  seq integer not null,
  hash text not null,
  signature text not null,
  public_key text not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();

-- The contents of delayed entries of the ledger, published once the match has begun.
create table ledger_reveals (
  seq integer primary key references ledger_entries (seq),
  match_id integer not null references matches (id),
  salt text not null,
  json text not null
);

create table tips (
  -- sequence of its entry in the ledger
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  match_id integer not null references matches (id),
  sport smallint not null,
  odd_type text not null,
  market text not null,
  milli integer not null,
  -- percent of the initial bank
  stake smallint not null,
  description text not null default '',
  -- moderation may hide the text, never the record
  is_text_hidden boolean not null default false,
  contest_season_id integer,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- start of the match when the tip was taken
  starts_at timestamptz not null,
  result smallint not null default 0,
  profit_milli integer not null default 0,
  settled_at timestamptz,
  -- entry that holds outcome, price and stake: the tip's own or its last amendment
  seq integer not null,
  hash text not null,
  -- closing line value as a fraction; null without closing odds of the whole market
  clv double precision,
  -- settled, and of a kind that counts for the rating
  is_rated boolean not null default false,
  -- salt of the ledger entry of a delayed tip; null = published at once
  delay_salt text,
  -- entry of the ledger that settled the tip first: the order of settlement where seconds are equal
  settled_seq integer,
  unique (user_id, match_id, market)
);
create index tips_of_user on tips (user_id, id desc);
create index tips_of_match on tips (match_id, id desc);
create index tips_pending on tips (match_id) where result = 0;
-- Open tips, newest first.
create index tips_open on tips (id desc) where result = 0;
create index tips_settled on tips (settled_at) where settled_at is not null;
create index tips_rated on tips (user_id, settled_at) where is_rated;
create index tips_rated_by_time on tips (settled_at) where is_rated;
create index tips_of_contest on tips (contest_season_id, user_id) where contest_season_id is not null;
create index tips_by_time on tips (created_at);

-- How far people were notified of tips, by entry of the ledger.
create table told_tips (
  -- 1 new tips to followers, 2 settled tips to their authors
  kind smallint primary key,
  seq integer not null,
  -- followers up to this id were notified of the next tip already
  user_id integer not null
);
insert into told_tips (kind, seq, user_id) values (1, 0, 0), (2, 0, 0);

-- What the model tips on a match: one a match, frozen with its price and time.
create table math_tips (
  match_id integer primary key references matches (id),
  odd_type text not null,
  milli integer not null,
  -- chance to win where the stake is decided, and value to the model, at the instant it was made
  probability double precision not null,
  value_percent double precision not null,
  made_at timestamptz not null,
  -- entry of the ledger under the author Math
  seq integer not null,
  result smallint not null default 0,
  profit_milli integer not null default 0,
  clv double precision,
  settled_at timestamptz
);
create index math_tips_open on math_tips (match_id) where result = 0;

-- Statistics of the last 90 days, updated with every settlement; all follow from ledger and odds.
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
  is_premium_capper boolean not null default false,
  -- how many tips of one size the stakes are worth
  effective_tips double precision not null default 0,
  -- won and lost since the window began, milli-units after each of at most 24 equal parts of it
  bank integer[] not null default '{}',
  -- the rank when the day began
  earlier_position integer
);
create index ratings_by_position on ratings (position) where position is not null;
create index ratings_by_score on ratings (score) where position is not null;

-- Cappers whose statistics are out of date, written with the settlement.
create table ratings_wanted (
  user_id integer primary key references users (id) on delete cascade
);

-- One row: up to when windows have been moved.
create table rating_runs (
  id smallint primary key check (id = 1),
  computed_at timestamptz not null,
  -- refreshes are numbered, so that every process learns whose statistics changed
  run integer not null default 0,
  -- day, in UTC+3, whose first ranks are the earlier ones
  placed_on date
);

-- Cappers by the refresh that last changed anything about them, and their statistics.
create table capper_changes (
  user_id integer primary key references users (id) on delete cascade,
  run integer not null,
  figures_run integer not null default 0
);
create index capper_changes_by_run on capper_changes (run);

-- Statistics of cappers over the periods of the searches, of their present record: 1 30 days,
-- 2 7 days, 3 90 days, 4 365 days, 5 all of it. All follow from ledger and odds.
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
