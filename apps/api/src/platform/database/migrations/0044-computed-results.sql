-- Results that take long to compute, stored by a job for all processes: no visitor waits for them.
create table computed_results (
  name text primary key,
  computed_at timestamptz not null,
  value jsonb not null
);
