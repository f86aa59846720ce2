-- Whether a zone was chosen by hand is a device's own affair, kept in its cookie. The account's zone is
-- that of the device that signed in last.
alter table users drop column is_timezone_manual;
