-- Reliability of soccer forecasts: mean scores of the last prediction made before each match. p are
-- the probabilities of home win, draw and away win, o is 1 for the actual result and 0 otherwise.
-- Ranked probability score: ½ · ((p₁ − o₁)² + (p₁ + pₓ − o₁ − oₓ)²); Brier: Σ (p − o)²; log loss:
-- −ln p of the actual result.
select count(*)::int as matches,
  avg(((p1 - o1) ^ 2 + (p1 + px - o1 - ox) ^ 2) / 2) as ranked_probability,
  avg((p1 - o1) ^ 2 + (px - ox) ^ 2 + (p2 - (1 - o1 - ox)) ^ 2) as brier,
  avg(-ln(case when o1 = 1 then p1 when ox = 1 then px else p2 end)) as log_loss
from (
  select distinct on (m.id) p.p1, p.px, p.p2,
    (m.home_score > m.away_score)::int as o1, (m.home_score = m.away_score)::int as ox
  from matches m join predictions p on p.match_id = m.id
  where m.sport = 1 and m.status = 3 and m.home_score is not null
    and p.is_publishable and p.known_until <= m.starts_at
  order by m.id, p.known_until desc, p.made_at desc
) forecast
