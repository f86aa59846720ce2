-- When somebody said at registration that they are of age and accept the agreement.
alter table users add column adult_confirmed_at timestamptz;
