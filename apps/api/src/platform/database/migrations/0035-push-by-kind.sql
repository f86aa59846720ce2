-- Push messages of a kind can be turned off without the kind; until now they came of every kind.
alter table user_notifications add column is_pushed boolean not null default true;
