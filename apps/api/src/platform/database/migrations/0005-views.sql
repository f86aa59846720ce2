-- One view per guest, match and day; the sum stands in matches.views.
create table page_views (
  match_id integer not null references matches (id),
  day date not null,
  guest_id text not null,
  viewed_at timestamptz not null,
  primary key (match_id, day, guest_id)
);
create index page_views_by_time on page_views (viewed_at);

create table statistics_events (
  id uuid primary key,
  at timestamptz not null,
  event_type text not null,
  event_properties jsonb not null,
  user_agent text not null
);
create index statistics_events_by_time on statistics_events (at);
