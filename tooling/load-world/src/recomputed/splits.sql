-- Splits of a record by sport, group of markets, odds band (named by its lowest price), league and
-- month of settlement.
select kind, key, count(*)::int as tips, count(*) filter (where result in (1, 2))::int as won,
  count(*) filter (where result = 3)::int as returned,
  count(*) filter (where result in (4, 5))::int as lost, sum(profit_milli) / 1000.0 as profit,
  100 * sum(profit_milli) filter (where result <> 3)
    / nullif(sum(stake * 10000.0) filter (where result <> 3), 0) as roi,
  100 * avg(clv) as clv, count(clv)::int as clv_count
from tips t
join matches m on m.id = t.match_id
join leagues l on l.id = m.league_id
cross join lateral (values
  ('sports', t.sport::text),
  ('oddsBands', (select max(low) from unnest(array[1100, 1300, 1600, 2000, 3000]) low
    where low <= greatest(1100, milli))::text),
  ('leagues', l.id || '-' || l.slug),
  ('months', to_char(settled_at at time zone 'UTC', 'YYYY-MM')),
  ('categories', (case when market in ('1x2', 'win', 'dnb') then 1 when market = 'dc' then 2
    when market = 'ou' then 3 when market = 'ah' then 4 when market = 'btts' then 5
    when market in ('tt1', 'tt2') then 6 when market = 'corn' then 8 when market = 'card' then 9
    when market = 'cs' then 10 when market in ('ahsets', 'ousets', 'setscore') then 11
    when market in ('ougames', 'ahgames') then 12 else 7 end)::text)
) as split(kind, key)
where t.user_id = :user and t.result > 0 and t.created_at > to_timestamp(:since)
group by kind, key
order by kind, key
