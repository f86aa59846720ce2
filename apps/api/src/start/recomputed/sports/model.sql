-- The model next to the prices of the result: its probability, its fair price, and what it alone
-- claims for the current price or, once the match has begun, for the closing price. What may be
-- believed of it is in `value-trends`.
select o.odd_type, 100 * o.chance as percent, 1 / o.chance as fair_odds,
  100 * (o.chance * o.milli / 1000.0 - 1) as claimed_percent
from matches m
cross join lateral (
  select * from predictions p
  where p.match_id = m.id and p.is_publishable and p.known_until <= m.starts_at
  order by p.known_until desc, p.made_at desc limit 1
) p
cross join lateral (
  select case when m.starts_at <= to_timestamp(:now) then m.odds_closing else m.odds_current end as odds
) now
cross join lateral (values ('1x2.1', p.p1, now.odds[1]), ('1x2.x', p.px, now.odds[2]),
  ('1x2.2', p.p2, now.odds[3])) as o(odd_type, chance, milli)
where m.id = :match
