-- Profit: stake · (price − 1) when won, half of that when half-won, minus the stake when lost,
-- minus half the stake when half-lost. One percent of stake is ten units.
select id, case result
    when 1 then stake * 10 * (milli - 1000)
    when 2 then stake * 10 * (milli - 1000) / 2
    when 4 then -stake * 10000 / 2
    when 5 then -stake * 10000
    else 0 end as profit_milli
from tips
where user_id = :user
order by id
