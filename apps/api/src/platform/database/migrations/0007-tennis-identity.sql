-- false: starts_at is the first day of the tournament, the match follows within three weeks.
alter table matches add column is_day_known boolean not null default true;

update matches as m set is_day_known = false
where m.sport = 3
  and exists (select from feed_sequences s where s.match_id = m.id and s.source = 'sackmann')
  and not exists (select from feed_sequences s where s.match_id = m.id and s.source <> 'sackmann');
