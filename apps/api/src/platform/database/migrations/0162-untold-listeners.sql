-- Whoever was told already is not looked at again while the rest of the listeners are told.
create index match_notifications_untold on match_notifications (match_id, told_rev);
drop index match_notifications_of_match;
