-- How pages look for a user, as in the cookie: american.compact.hidden; empty = as on a first visit,
-- null = never chosen while signed in.
alter table users add column display text;
