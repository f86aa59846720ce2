-- What the feed tells, once each. A tip's own words stay in tips; deleting a user takes theirs along.
create table feed_items (
  id serial primary key,
  -- 1 tip posted, 2 tip settled, 3 milestone, 4 odds drop, 5 math tip, 6 contest news
  kind smallint not null,
  -- null: told in the feeds of all sports
  sport smallint,
  at timestamptz not null,
  user_id integer references users (id) on delete cascade,
  match_id integer references matches (id) on delete cascade,
  tip_id integer references tips (id) on delete cascade,
  -- what happened, so that it is told once whoever saw it first
  event_key text not null unique,
  details jsonb not null
);
create index feed_items_by_time on feed_items (at desc, id desc);
create index feed_items_of_user on feed_items (user_id, at desc) where user_id is not null;
create index feed_items_of_match on feed_items (match_id) where match_id is not null;
create index feed_items_of_tip on feed_items (tip_id) where tip_id is not null;

create index tips_by_time on tips (created_at);
