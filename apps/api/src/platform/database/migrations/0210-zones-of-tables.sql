-- What places of the table lead to in this season: [{kind, firstPlace, lastPlace, name}]; null = not known.
alter table seasons add zones jsonb;
