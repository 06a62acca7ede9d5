-- Attributes are asked by name and value.
create index product_variant_attributes on product_variant using gin (attributes jsonb_path_ops);

alter table category
  add column tree text not null default 'default'
    constraint category_tree_known check (tree in ('default', 'industry', 'longtail')),
  -- Content, posts and related categories: only the page of the category needs them.
  add column custom jsonb not null default '{}',
  add constraint category_id_and_tree unique (id, tree);
alter table category
  add constraint category_in_the_tree_of_its_parent foreign key (parent_id, tree) references category (id, tree);

-- Programs of other people that read the catalogue.
create table api_client (
  id text primary key constraint api_client_id_form check (id ~ '^[A-Za-z0-9_-]{16,64}$'),
  name text not null,
  -- SHA-256: a secret of 256 random bits has no dictionary.
  secret_hash bytea not null constraint api_client_secret_hash_length check (length(secret_hash) = 32),
  scopes text[] not null constraint api_client_has_scopes check (cardinality(scopes) > 0),
  created_at timestamptz not null default now()
);
create table api_token (
  token_hash bytea primary key constraint api_token_hash_length check (length(token_hash) = 32),
  client_id text not null references api_client (id) on delete cascade,
  scopes text[] not null,
  expires_at timestamptz not null
);
create index api_token_client on api_token (client_id);
