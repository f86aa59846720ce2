-- How often a mail was transferred in full without an answer of the mail server: it may have arrived.
alter table outbox add column unanswered smallint not null default 0;
