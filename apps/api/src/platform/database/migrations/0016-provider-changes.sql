-- What a provider stated about the last change of an answer that was read in full.
create table provider_changes (
  provider text not null,
  call text not null,
  change text not null,
  seen_at timestamptz not null,
  primary key (provider, call)
);
