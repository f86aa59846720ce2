-- Played after the table of its season is closed.
alter table matches add column is_play_off boolean not null default false;
