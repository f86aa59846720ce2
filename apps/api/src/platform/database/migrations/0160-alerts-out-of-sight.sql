-- What stays in sight is not written again at every look: only when it went out of sight, null before.
alter table template_alerts_told add column gone_at timestamptz;
alter table template_alerts_told drop column seen_at;
-- Cappers are known by their id, which no new name changes.
delete from template_alerts_told where topic = 2;
update template_alerts set primed_at = null where topic = 2;
