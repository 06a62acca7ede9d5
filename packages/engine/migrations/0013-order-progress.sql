-- Movements of a payment's money. Reports with the same interaction are about the same movement.
create table payment_transaction (
  id uuid primary key,
  payment_id uuid not null references payment (id) on delete cascade,
  type text not null constraint transaction_type_known
    check (type in ('Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback')),
  state text not null constraint transaction_state_known check (state in ('Initial', 'Pending', 'Success', 'Failure')),
  amount_cent bigint not null constraint transaction_amount_positive check (amount_cent > 0),
  interaction_id text not null,
  created_at timestamptz not null,
  constraint transaction_one_per_interaction unique (payment_id, type, interaction_id)
);

-- Reports about movements, by the key of whoever sent them: each counts once, however often it comes.
create table payment_event (
  event_key text primary key,
  transaction_id uuid not null references payment_transaction (id) on delete cascade,
  state text not null,
  received_at timestamptz not null
);
create index payment_event_transaction on payment_event (transaction_id);

-- Pieces leave stock with an order and come back at most once, when it is cancelled.
alter table stock_movement add column kind text not null default 'sale'
  constraint movement_kind_known check (kind in ('sale', 'return'));
alter table stock_movement drop constraint movement_one_per_order_and_sku;
alter table stock_movement add constraint movement_one_per_order_and_sku unique (order_id, sku, kind);

-- A cancelled order has not left the house, and what has left cannot be cancelled.
alter table "order" add constraint order_cancelled_before_shipping
  check (order_state <> 'Cancelled' or shipment_state not in ('Partial', 'Shipped'));

-- Words under which its owner finds an order: its number, item numbers and names, folded as a search for products folds them.
alter table "order" add column search tsvector not null default '';
update "order" set search = to_tsvector('simple', order_number || ' ' || coalesce((
  select string_agg(line #>> '{variant,sku}' || ' ' || coalesce(names, ''), ' ')
  from jsonb_array_elements(document -> 'lineItems') line,
    lateral (select string_agg(value, ' ') as names from jsonb_each_text(line -> 'name')) texts), ''));

-- Keys with which the shop signs, made when they are first needed and not given as a setting.
create table signing_key (
  name text primary key,
  key bytea not null constraint signing_key_length check (octet_length(key) >= 32),
  created_at timestamptz not null default now()
);

-- Answers of calls that may be repeated under a key of their caller.
create table idempotency_key (
  caller uuid not null,
  key text not null,
  request_hash bytea not null,
  -- Null while the call is under way.
  answer jsonb,
  -- Who began it; a call that died is taken over by the next one after a while.
  claim uuid not null,
  claimed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_key_age on idempotency_key (created_at);
