-- The day (since 1970-01-01) back to which all matches of the simulated world's past have been told.
alter table simulated_history add column told_back_to int;
