-- Who plays a match and who cannot; before it is published `starting` is empty.
create table match_lineups (
  match_id integer not null references matches (id),
  side text not null check (side in ('home', 'away')),
  source text not null,
  seq bigint not null,
  formation text,
  starting jsonb not null,
  substitutes jsonb not null,
  absent jsonb not null,
  primary key (match_id, side, source)
);
-- Who made the pass to a goal, who came on.
alter table match_events add column related_player text;
