-- What each provider cost in each hour, so that a month is a few rows. Processes of a former build that
-- still run count too: the rows are written with the calls themselves.
create table provider_spend_hours (
  provider text not null,
  hour timestamptz not null,
  calls integer not null,
  cost bigint not null,
  last_at timestamptz not null,
  primary key (provider, hour)
);

create or replace function count_provider_spends() returns trigger language plpgsql as $$
begin
  insert into provider_spend_hours as h (provider, hour, calls, cost, last_at)
  select provider, date_trunc('hour', spent_at, 'UTC'), count(*), sum(cost), max(spent_at)
  from added group by 1, 2
  on conflict (provider, hour) do update set calls = h.calls + excluded.calls,
    cost = h.cost + excluded.cost, last_at = greatest(h.last_at, excluded.last_at);
  return null;
end $$;

-- Nobody can write between this and the next statement.
create trigger provider_spends_counted after insert on provider_spends
referencing new table as added for each statement execute function count_provider_spends();

insert into provider_spend_hours (provider, hour, calls, cost, last_at)
select provider, date_trunc('hour', spent_at, 'UTC'), count(*), sum(cost), max(spent_at)
from provider_spends group by 1, 2;
