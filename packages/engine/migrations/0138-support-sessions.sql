-- Someone of the shop looks at it as a customer does. Such a session is marked for as long as it lasts.
alter table session add column support_actor text
  constraint session_support_actor_length check (length(support_actor) between 1 and 64),
  add constraint session_support_is_of_customer check (support_actor is null or customer_id is not null);

-- Links that open such a session, once and within minutes. Only the SHA-256 of what they hold is kept.
create table support_link (
  token_hash bytea primary key constraint support_link_hash_length check (octet_length(token_hash) = 32),
  customer_id uuid not null references customer (id) on delete cascade,
  store_key text not null references store (key),
  actor text not null constraint support_link_actor_length check (length(actor) between 1 and 64),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index support_link_customer on support_link (customer_id);
create index support_link_expiry on support_link (expires_at);
create trigger change_is_noted after insert or update or delete on support_link for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('customer', 'customer_id', 'store_key expires_at used_at');
