-- Maximum drawdown: the largest fall from a peak of the bank, as a percentage of the peak, in the
-- order of settlement.
select coalesce(max(100 * (peak - balance) / peak), 0) as drawdown
from (
  select balance, greatest(1000000, max(balance) over (order by place)) as peak
  from (
    select row_number() over (order by settled_seq) as place,
      1000000.0 + sum(profit_milli) over (order by settled_seq) as balance
    from tips where user_id = :user and result > 0 and created_at > to_timestamp(:since)
  ) banks
) peaks
