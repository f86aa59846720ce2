-- The page a payer wanted to see: the page after paying leads back there.
alter table payment_orders add column next_path text check (length(next_path) <= 1000);

-- What acquirers sent lately, for the operator; swept after 30 days.
create table acquirer_notifications (
  id bigserial primary key,
  acquirer_type smallint not null,
  received_at timestamptz not null,
  -- what it was about, by its sender's id of the payment
  kind text,
  provider_id text,
  -- its effect, or why it was not accepted
  outcome text not null
);
create index on acquirer_notifications (received_at);
