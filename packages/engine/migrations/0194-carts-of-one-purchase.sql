-- A cart of its own for one purchase, which leaves the one that its owner fills alone.
alter table cart add column is_express boolean not null default false;
drop index cart_one_active_per_session;
drop index cart_one_active_per_customer;
create unique index cart_one_active_per_session on cart (store_key, anonymous_id)
  where state = 'Active' and customer_id is null and not is_express;
create unique index cart_one_active_per_customer on cart (store_key, customer_id)
  where state = 'Active' and customer_id is not null and not is_express;
