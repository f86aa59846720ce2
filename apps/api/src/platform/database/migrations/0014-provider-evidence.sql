-- Answers of providers as they arrived, for disputes: for a limited time, up to a limited size, without
-- keys. One that is repeated is one row.
create table provider_answers (
  id bigint generated always as identity primary key,
  provider text not null,
  -- the path of the call, with :id for ids
  endpoint text not null,
  -- path and query
  call text not null,
  status smallint not null,
  received_at timestamptz not null,
  -- when the same body came last
  repeated_at timestamptz not null,
  digest text not null,
  -- gzip
  content bytea not null,
  size integer not null
);
create index provider_answers_by_call on provider_answers (provider, call, id);
create index provider_answers_by_time on provider_answers (repeated_at);
alter table provider_answers alter column content set storage external;

-- The matches an answer is about, by the keys of its provider, which never change their meaning.
create table provider_answer_matches (
  answer_id bigint not null references provider_answers (id) on delete cascade,
  provider text not null,
  match_key text not null,
  primary key (provider, match_key, answer_id)
);
create index provider_answer_matches_by_answer on provider_answer_matches (answer_id);

-- Matches of two sources that are one, by evidence or by an operator, or two, by an operator: by the
-- keys of the sources, so that nothing is asked again.
create table match_pairs (
  id text primary key,
  one_source text not null,
  one_key text not null,
  other_source text not null,
  other_key text not null,
  is_same boolean not null,
  by_evidence boolean not null,
  -- as it was when it was decided
  summary text not null,
  evidence text[] not null,
  -- clubs that became one with it, by the ids they had
  gone_teams integer[] not null,
  decided_at timestamptz not null
);
create index match_pairs_by_time on match_pairs (decided_at);
