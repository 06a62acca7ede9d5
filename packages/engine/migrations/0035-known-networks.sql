-- Networks a customer has signed in from: wrong passwords that come from elsewhere do not keep anyone out there.
create table customer_network (
  customer_id uuid not null references customer (id) on delete cascade,
  -- Of customer and network together: a row tells nothing of where someone was, and rows of two customers never match.
  network_hash bytea not null constraint customer_network_hash_length check (octet_length(network_hash) = 32),
  last_seen_at timestamptz not null default now(),
  primary key (customer_id, network_hash)
);
create index customer_network_age on customer_network (last_seen_at);
