-- A deleted user leaves the addresses of the profile behind: they are never given to anybody else.
alter table user_urls alter column user_id drop not null;
alter table user_urls drop constraint user_urls_user_id_fkey;
alter table user_urls add constraint user_urls_user_id_fkey
  foreign key (user_id) references users (id) on delete set null;
