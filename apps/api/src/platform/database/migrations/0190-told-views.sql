-- Of matches.views those a feed told; the rest are rows of page_views.
alter table matches add told_views integer not null default 0;
