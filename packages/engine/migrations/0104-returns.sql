-- Goods of orders that come back, with what was announced, what came, and what was found. A return changes by its states alone.
create sequence return_number start 100001;
create table "return" (
  id uuid primary key,
  return_number text not null unique default 'RT' || nextval('return_number'),
  order_id uuid not null references "order" (id) on delete cascade,
  -- Names what it was opened for, such as a draft, a withdrawal or a parcel that is lost: one return each.
  open_key text not null unique,
  state text not null constraint return_state_known check (state in ('Requested', 'Approved', 'Rejected', 'Received', 'Inspected',
    'Refunded', 'Replaced', 'Closed', 'Cancelled', 'Expired')),
  reason text not null constraint return_reason_known check (reason in ('changedMind', 'defective', 'damagedInTransit', 'wrongItem',
    'notAsDescribed', 'withdrawal', 'parcelLost')),
  wish text not null constraint return_wish_known check (wish in ('refund', 'replacement')),
  comment text,
  -- Why it was rejected, or what was found at the inspection.
  note text,
  requested_at timestamptz not null,
  send_until timestamptz,
  lost_parcel text,
  refund_cent bigint constraint return_refund_not_negative check (refund_cent >= 0),
  replacement_tracking_number text,
  replacement_carrier text,
  constraint return_refund_when_refunded check ((refund_cent is not null) = (state = 'Refunded'))
);
create index return_order on "return" (order_id);
create index return_open on "return" (requested_at) where state in ('Requested', 'Approved', 'Received', 'Inspected');

create table return_line (
  return_id uuid not null references "return" (id) on delete cascade,
  line_item_id text not null,
  position integer not null,
  sku text not null,
  quantity integer not null constraint return_quantity_positive check (quantity >= 1),
  received integer not null default 0,
  accepted integer not null default 0,
  restocked integer not null default 0,
  reduction_cent bigint not null default 0 constraint return_reduction_not_negative check (reduction_cent >= 0),
  primary key (return_id, line_item_id),
  constraint return_units_fit check (restocked >= 0 and restocked <= accepted and accepted <= received and received <= quantity)
);

create table return_event (
  return_id uuid not null references "return" (id) on delete cascade,
  state text not null,
  at timestamptz not null,
  primary key (return_id, state)
);

create table return_picture (
  return_id uuid not null references "return" (id) on delete cascade,
  position integer not null constraint return_picture_position check (position between 1 and 3),
  media_type text not null constraint return_picture_type check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  content bytea not null,
  primary key (return_id, position)
);
alter table return_picture alter column content set storage external;

-- The label as it was sent.
create table return_label (
  return_id uuid primary key references "return" (id) on delete cascade,
  content bytea not null
);
alter table return_label alter column content set storage external;

-- Pieces that came back into stock with a return, and pieces that left it in their place; each once.
create table return_stock_movement (
  return_id uuid not null references "return" (id),
  sku text not null references inventory_entry (sku),
  kind text not null constraint return_movement_kind_known check (kind in ('restock', 'replacement')),
  quantity integer not null constraint return_movement_positive check (quantity >= 1),
  created_at timestamptz not null,
  primary key (return_id, sku, kind)
);
create index return_stock_movement_sku on return_stock_movement (sku);

-- A parcel that did not arrive.
alter table parcel add column lost_at timestamptz;
