select place, zone ->> 'kind' as kind, zone -> 'name' ->> 'en' as name
from seasons s
cross join lateral jsonb_array_elements(s.zones) as zone
cross join lateral generate_series((zone ->> 'firstPlace')::int, (zone ->> 'lastPlace')::int) as place
where s.id = :season
order by place
