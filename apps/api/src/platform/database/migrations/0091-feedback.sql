create table feedback (
  ticket_id text primary key,
  -- null: a guest wrote it
  user_id integer references users (id) on delete cascade,
  topic smallint not null,
  email text not null,
  email_folded text not null,
  message text not null,
  -- the page it is about
  url text,
  locale text not null,
  user_agent text not null,
  written_at timestamptz not null,
  answered_at timestamptz
);
create index feedback_waiting on feedback (written_at) where answered_at is null;
create index feedback_of_user on feedback (user_id);
create index feedback_by_email on feedback (email_folded);
