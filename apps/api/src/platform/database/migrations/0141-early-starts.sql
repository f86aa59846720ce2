-- When a match was seen to begin before its hour; null = not earlier than planned, as far as is known.
alter table matches add column began_at timestamptz;
