-- Handles without the @, as a source tells them.
alter table leagues add column twitter text;
alter table teams add column twitter text;
