-- When the leagues of a call were last informed about, which a refusal of the call is not.
alter table provider_tasks add column heard_at timestamptz;
update provider_tasks set heard_at = answered_at where leagues <> '{}';
