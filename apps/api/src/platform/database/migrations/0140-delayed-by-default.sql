-- A premium capper's own choice: new tips are told to subscribers alone until the match begins.
alter table users add column delays_tips boolean not null default false;
