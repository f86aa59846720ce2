-- What a tennis match has beside the columns of every match.
alter table matches
  -- court type of the domain
  add column court smallint,
  add column best_of smallint,
  -- places in the ranking of the tour on that day
  add column home_rank smallint,
  add column away_rank smallint,
  -- 1 host, 2 guest: who goes through, also after a retirement or a walkover
  add column advancing smallint,
  -- points set by set, null where a set had no tie-break
  add column home_tie_breaks integer[],
  add column away_tie_breaks integer[];
