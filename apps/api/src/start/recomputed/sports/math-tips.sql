-- Math tips: one percent of the bank each, which is ten units, at the price when the tip was made.
select match_id, profit_milli as stored, case result
    when 1 then 10 * (milli - 1000) when 2 then 10 * (milli - 1000) / 2
    when 4 then -5000 when 5 then -10000 else 0 end as profit_milli
from math_tips where result > 0
order by match_id
