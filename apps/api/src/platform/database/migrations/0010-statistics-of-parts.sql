-- Statistics of the halves or periods of a match, in their order: an array of documents with the
-- names a feed record calls its figures.
alter table match_stats add column parts jsonb;
