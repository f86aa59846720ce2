-- The authors of a league's data are in league_attributions, by source.
alter table leagues drop column attribution;
