-- Answers of writes by the caller's own key, so that a repeated one is answered alike.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_sha256 text not null,
  status smallint,
  reply text,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_time on idempotency_keys (created_at);
