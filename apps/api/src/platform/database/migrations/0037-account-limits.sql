-- An attempt that was used remembers its language and page, for a visitor who reloads.
alter table sign_in_attempts add column used_at timestamptz;
-- Mailboxes that had a free trial, as keyed digests: they outlive the account for two years.
create table trial_mailboxes (
  mailbox_hash text primary key,
  used_at timestamptz not null
);
