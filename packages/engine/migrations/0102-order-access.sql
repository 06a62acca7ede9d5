-- Codes by which a guest proves the mailbox of an order. The code itself is stored nowhere: it is derived from the id with a key
-- of the shop. A row without order is that of a pair of number and address that is not one: it looks the same from outside.
create table order_code (
  id uuid primary key,
  order_id uuid references "order" (id) on delete cascade,
  store_key text not null references store (key),
  locale text not null,
  attempts_left smallint not null constraint order_code_attempts check (attempts_left >= 0),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index order_code_expiry on order_code (expires_at);

-- The guest orders of a mailbox in a store.
create index order_of_mailbox on "order" (store_key, lower(trim(document ->> 'customerEmail'))) where customer_id is null;
