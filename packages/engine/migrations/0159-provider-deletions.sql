-- Requests of login providers to delete what came from them of a user of theirs, with what was done. The user is not named: the code,
-- which only they and the provider know, follows from the request.
create table provider_deletion (
  code text primary key constraint provider_deletion_code_form check (code ~ '^[0-9A-F]{20}$'),
  provider text not null constraint provider_deletion_provider check (provider in ('facebook', 'google')),
  outcome text not null constraint provider_deletion_outcome check (outcome in ('unlinked', 'nothing-stored')),
  requested_at timestamptz not null
);
create index provider_deletion_age on provider_deletion (requested_at);
