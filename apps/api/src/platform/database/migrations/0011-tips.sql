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
  unique (user_id, match_id, market)
);
create index tips_of_user on tips (user_id, id desc);
create index tips_of_match on tips (match_id, id desc);
create index tips_pending on tips (match_id) where result = 0;
create index tips_settled on tips (settled_at) where settled_at is not null;
