-- What hockey and tennis tell of a match beside the columns of soccer.
alter table matches
  -- places in the draw of a tournament, and where in its round the match stands, from 1
  add column home_seed smallint,
  add column away_seed smallint,
  add column draw_position smallint,
  -- points of the running game or tie-break, and who serves: 1 host, 2 guest
  add column home_points text,
  add column away_points text,
  add column serving smallint,
  -- minutes of regular time played when a match was broken off
  add column played_minutes smallint;

alter table match_events
  add column second smallint;

alter table match_stats
  add column saves smallint,
  add column power_plays smallint,
  add column power_play_goals smallint,
  add column penalty_minutes smallint,
  add column face_offs_won smallint,
  add column aces smallint,
  add column double_faults smallint,
  add column serve_points smallint,
  add column first_serves_in smallint,
  add column first_serves_won smallint,
  add column second_serves_won smallint,
  add column serve_games smallint,
  add column break_points_faced smallint,
  add column break_points_saved smallint;

-- A set of a tennis match point by point; games: who served, and who won each point.
create table match_sets (
  match_id integer not null references matches (id),
  set_number smallint not null,
  source text not null,
  seq bigint not null,
  games jsonb not null,
  primary key (match_id, set_number, source)
);
