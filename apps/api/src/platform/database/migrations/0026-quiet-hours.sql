-- Minutes of the day, in the account's zone, between which notifications wait; null = never.
alter table users add column quiet_from smallint;
alter table users add column quiet_to smallint;
