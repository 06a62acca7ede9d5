-- What stands in carts that were shared by a link: goods and units as they were, and nothing of who has shared them. Who has the
-- secret of the link reads them, until they expire.
create table shared_cart (
  token_hash bytea primary key,
  line_items jsonb not null constraint shared_cart_bounded check (jsonb_array_length(line_items) between 1 and 200),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shared_cart_expiry on shared_cart (expires_at);
