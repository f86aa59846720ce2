-- What the models were given for the forecasts of coming matches, so that anyone can compute them again.
create table forecast_runs (
  id integer generated always as identity primary key,
  sport smallint not null,
  -- name and version of the model, and its parameters
  model text not null,
  options jsonb not null,
  made_at timestamptz not null,
  -- the model is given the matches of these leagues from one instant to another
  league_ids integer[] not null,
  from_at timestamptz not null,
  until_at timestamptz not null
);
create index forecast_runs_by_time on forecast_runs (made_at);

-- Matches as a model was given them: a row for each change. Rows are never changed or deleted.
create table forecast_inputs (
  run_id integer not null references forecast_runs (id),
  match_id integer not null,
  league_id integer not null,
  -- it had been played
  is_result boolean not null,
  -- null: it is given no more
  input jsonb,
  primary key (run_id, match_id)
);
create index forecast_inputs_of_match on forecast_inputs (match_id, run_id desc);
create index forecast_inputs_of_league on forecast_inputs (league_id);

-- null: not predicted for a coming match
alter table predictions add column run_id integer references forecast_runs (id);

-- kinds of files are those of the code: the build before this one knows fewer
alter table bulk_files drop constraint bulk_files_kind_check;
