-- Which source each rule of a season is from: the strongest that reports it, in any order.
alter table seasons
  add column zones_source text,
  add column tie_breaks_source text;
alter table point_deductions add column source text not null default '';

-- Of what is stored the strongest source of the season counts as the author.
create temporary table strongest on commit drop as
  select distinct on (id) id as season_id, source
  from source_keys where kind = 'season'
  order by id, source in ('football-data', 'openfootball', 'sackmann', 'sportsbook-review',
    'tennis-data', 'tml-database'), source collate "C";

update seasons as s set
  zones_source = case when s.zones is not null then strongest.source end,
  tie_breaks_source = case when s.tie_breaks is not null then strongest.source end
from strongest where strongest.season_id = s.id;

update point_deductions as d set source = strongest.source
from strongest where strongest.season_id = d.season_id;

alter table point_deductions alter column source drop default;
