-- A user's own bets: seen by nobody else, part of no record, rating or list.
create table bets (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  -- counts its owner's writes: none replaces one it has not seen
  version integer not null default 1,
  match_id integer references matches (id) on delete set null,
  -- start of the match when the bet was linked to it
  starts_at timestamptz,
  -- 0 = none of the site's
  sport smallint not null,
  -- the owner's text, or the names of both sides when the bet was linked
  event text not null,
  odd_type text,
  market text not null,
  outcome text not null,
  bookmaker text not null,
  milli integer not null,
  -- hundredths of a unit of the currency
  stake_minor bigint not null check (stake_minor > 0),
  currency text not null,
  placed_at timestamptz not null,
  -- result of a tip, 6 = cashed out
  status smallint not null,
  -- given by the owner: the site settles it no more
  is_settled_by_owner boolean not null default false,
  -- only of a bet that was cashed out
  returned_minor bigint,
  profit_minor bigint not null default 0,
  settled_at timestamptz,
  -- closing line value as a fraction; null without closing odds of the whole market
  clv double precision,
  note text not null,
  tags text[] not null,
  -- digest of what makes two bets the same; of the row of a file, which later changes leave as it is
  identity text not null,
  imported_as text,
  written_at timestamptz not null
);
create index bets_of_user on bets (user_id, placed_at desc, id desc);
create index bets_by_identity on bets (user_id, identity);
create index bets_by_row on bets (user_id, imported_as) where imported_as is not null;
create index bets_of_match on bets (match_id) where match_id is not null;
