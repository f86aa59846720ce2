-- How the two of a match came into the draw where not by ranking: Q, WC, LL, PR, SE, ALT.
alter table matches add column home_entry text, add column away_entry text;
