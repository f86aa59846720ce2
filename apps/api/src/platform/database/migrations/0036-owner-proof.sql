-- A new address waits here until it is confirmed; the former one stays in force.
alter table users add column pending_email text;
alter table users add column pending_email_folded text;
-- The linked account of another site by which the session began; null: a password.
alter table sessions add column provider text;
-- The session that requested the link; null: any browser may use it.
alter table auth_hashes add column session_hash text;
-- Who vouches for the person: a provider that is configured with another issuer later knows other
-- people. Empty: linked before issuers were stored.
alter table identities add column issuer text not null default '';
alter table identities drop constraint identities_pkey;
alter table identities add primary key (provider, issuer, subject);
alter table arrivals add column issuer text not null default '';
-- An address that the provider did not verify still has to be confirmed.
alter table arrivals add column is_email_verified boolean not null default true;
-- Addresses under a revert link stay reserved for it.
create index auth_hashes_by_reserved_email on auth_hashes (lower(email)) where kind = 'revert';
