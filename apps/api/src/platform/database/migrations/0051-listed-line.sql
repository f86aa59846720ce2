-- The line a list shows where the main line of the sport has no prices: a winner including overtime
-- in place of the result of regular time, the most even total in place of the usual one.
alter table matches
  -- Market of the result and line of the total, null = those of the sport.
  add column listed_market text,
  add column listed_total double precision,
  -- In the order of odds_first; null where the main line is listed.
  add column listed_first int[],
  add column listed_current int[],
  add column listed_closing int[];

-- Prices of a phase have no times: what they seemed to change at is none.
update matches as m set odds_changed_at = null
where odds_changed_at is not null and exists (
  select from phase_prices as p
  where p.match_id = m.id and p.bucket = m.bucket and p.at = m.odds_changed_at
);
