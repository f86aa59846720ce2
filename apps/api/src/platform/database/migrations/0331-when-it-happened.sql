-- When an event of a match happened, where its source tells; its minute alone leaves open how long the
-- break was.
alter table match_events add happened_at timestamptz;
