-- Site line: the median of prices confirmed within the last 15 minutes, floor(median / 10) · 10;
-- for an even count, the floor of the mean of the middle two. In files without times every price is
-- fresh.
select l.odd_type, l.at, l.milli as stored, (
    select floor(floor(percentile_cont(0.5) within group (order by fresh.milli)) / 10)::int * 10
    from (
      select distinct on (p.bookmaker_id) p.milli
      from prices p join bookmakers b on b.id = p.bookmaker_id
      where p.bucket = l.bucket and p.match_id = l.match_id and p.odd_type = l.odd_type
        and not b.is_aggregate and p.at <= l.at and p.at > l.at - interval '15 minutes'
      order by p.bookmaker_id, p.at desc
    ) fresh
  ) as milli
from site_lines l join matches m on m.id = l.match_id and m.bucket = l.bucket
where m.id = :match
order by l.odd_type, l.at
