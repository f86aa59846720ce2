-- Sports whose results of the running season are all stored: until then positions are not shown. A
-- world that is being made begins with none.
alter table simulated_history
  add column sports_with_results smallint[] not null default '{1,2,3}';
