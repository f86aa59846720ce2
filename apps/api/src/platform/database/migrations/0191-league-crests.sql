-- Drawn like those of teams; null = the flag of the country stands for it.
alter table leagues add crest jsonb;
