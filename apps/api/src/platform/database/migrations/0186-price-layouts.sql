-- Which outcomes and bookmakers a file has prices of: a season of matches repeats a few of these lists
-- word for word, and they were most of what its prices took.
create table price_layouts (
  id serial primary key,
  -- sha256 of both lists as text
  digest text not null unique,
  odd_types text[] not null,
  bookmaker_ids integer[] not null
);

insert into price_layouts (digest, odd_types, bookmaker_ids)
select distinct
  encode(sha256(convert_to(
    array_to_string(odd_types, ',') || ';' || array_to_string(bookmaker_ids, ','), 'UTF8'
  )), 'hex'),
  odd_types, bookmaker_ids
from phase_prices;

drop view prices;

-- At the same place of `milli` the price of what stands there in the layout. Rows are made by ids found
-- in the same transaction.
alter table phase_prices add column layout_id integer;
update phase_prices as p set layout_id = l.id
from price_layouts as l
where l.odd_types = p.odd_types and l.bookmaker_ids = p.bookmaker_ids;
alter table phase_prices
  alter column layout_id set not null,
  drop column odd_types,
  drop column bookmaker_ids;

-- All prices, whichever way they came.
create view prices as
select bucket, match_id, odd_type, bookmaker_id, at, milli, null::smallint as phase
from odds_points
union all
select p.bucket, p.match_id, one.odd_type, one.bookmaker_id, p.at, one.milli, p.phase
from phase_prices p
join price_layouts l on l.id = p.layout_id
cross join lateral unnest(l.odd_types, l.bookmaker_ids, p.milli)
  as one(odd_type, bookmaker_id, milli);
