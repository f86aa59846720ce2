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
