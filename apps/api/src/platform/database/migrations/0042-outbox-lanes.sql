-- 1 account and security, 2 payments, 3 the user's own tips, matches and searches, 4 followers and
-- digests: a lane never waits for a later one.
alter table outbox add column lane smallint not null default 4;
-- Whom a message is about: it goes with the account.
alter table outbox add column user_id integer;
update outbox set user_id = (payload ->> 'userId')::integer where payload ->> 'userId' ~ '^\d{1,9}$';
update outbox set lane = case
    when kind like 'payment\_%' or kind like 'renewal\_%'
      or kind in ('subscription_ended', 'manage_subscription') then 2
    when kind in ('contest_prize', 'match_news', 'template_alert', 'tips_settled') then 3
    when kind in ('followed_tip', 'new_follower', 'product_news', 'weekly_digest') then 4
    else 1
  end
  where status = 'pending';
update outbox set status = 'dropped', finished_at = run_at, locked_until = null
  where status = 'pending' and recipient = '';

drop index outbox_waiting;
drop index outbox_of_chat;
create index outbox_due on outbox (channel, lane, run_at, seq) where status = 'pending';
create index outbox_of_recipient on outbox (channel, recipient, seq) where status = 'pending';
create index outbox_of_user on outbox (user_id) where user_id is not null;
create index outbox_of_address on outbox (recipient) where user_id is null;
create index outbox_dead on outbox (channel, lane) where status = 'dead';

-- The same notification is listed once.
alter table notices add column dedup_key text unique;
