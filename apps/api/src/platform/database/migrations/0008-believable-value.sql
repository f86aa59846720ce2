-- The least value of a scanner template is one that may be believed; so far it was a claimed one. To
-- the market half of a claim is believed, and at most 3 %. A claim of the model has no believable
-- counterpart: such a template finds prices that pay at all by market and model together.
update templates set params = jsonb_set(
  params,
  '{minValuePercent}',
  case
    when params ->> 'valueKind' = '2' then to_jsonb(0)
    else to_jsonb(least((params ->> 'minValuePercent')::numeric / 2, 3))
  end
)
where jsonb_typeof(params -> 'minValuePercent') = 'number'
  and (params ->> 'minValuePercent')::numeric > 0;
