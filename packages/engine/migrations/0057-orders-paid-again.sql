-- A payment for an order that was placed before, since the one before it failed (decision 0048). All payments of an order are
-- those of its cart that are not superseded; the order names the one that pays it.
alter table payment add column due_order_id uuid references "order" (id) on delete cascade;
drop index payment_one_current_per_cart;
create unique index payment_one_current_per_cart on payment (cart_id) where superseded_at is null and due_order_id is null;
alter table payment drop constraint payment_one_per_cart_version;
create unique index payment_one_per_cart_version on payment (cart_id, cart_version) where due_order_id is null;
create index payment_of_cart on payment (cart_id);

-- The order an attempt is for; null: it is for its cart.
alter table checkout_attempt add column due_order_id uuid references "order" (id) on delete cascade;
create index checkout_attempt_due_order on checkout_attempt (due_order_id) where due_order_id is not null;
alter table checkout_attempt drop constraint attempt_one_per_order;
create unique index attempt_one_per_order on checkout_attempt (order_id) where due_order_id is null;
alter table checkout_attempt drop constraint attempt_reason_known;
alter table checkout_attempt add constraint attempt_reason_known check (reason in ('refused', 'cancelled', 'expired', 'rejected',
  'cart-changed', 'sold-out', 'other-amount', 'not-due'));
alter table checkout_attempt add constraint attempt_for_one_order check (due_order_id is null or order_id is null
  or order_id = due_order_id);
