-- Whether its acquirer renews it is not certain: a request to resume it got no answer, or it was
-- paid for although its user had stopped it. It is requested again until the acquirer answers.
alter table acquirer_subscriptions add column unsure_since timestamptz;
create index on acquirer_subscriptions (next_try_at) where unsure_since is not null and ended_at is null;
