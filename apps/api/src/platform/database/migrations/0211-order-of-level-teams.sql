-- What decides between teams level on points in this season, in order; null = goal difference, goals scored,
-- points against each other.
alter table seasons add tie_breaks text[];
