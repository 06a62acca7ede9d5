-- An order costs less (decision 0067).

-- What the lines of an ordered cart copied of their products belongs to its order, whose lines leave it out since version 3.
create function refuse_change_of_ordered_products() returns trigger language plpgsql as $$
begin
  raise exception 'The products of the ordered cart % are frozen', old.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger ordered_products_are_frozen before update of line_products on cart for each row
  when (old.state = 'Ordered') execute function refuse_change_of_ordered_products();

-- What is not compressed is written at once. An order of two lines is 4 kB, and stays in its row up to half a page.
alter table "order" alter column document set storage external;
alter table "order" set (toast_tuple_target = 4096);

-- What must hold of rows that are written with an order, each in one function, as for carts: PostgreSQL reads and plans the
-- expressions of constraints for every statement, those of a function once per connection. A broken rule has the name it had.
create function refuse_broken_rule(relation text, rule text) returns boolean language plpgsql immutable parallel safe as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%"', relation, rule
    using errcode = 'check_violation', table = relation, constraint = rule;
end $$;

create function order_is_sound(
  id uuid,
  order_number text,
  version integer,
  order_state text,
  payment_state text,
  shipment_state text,
  currency text,
  total_cent bigint,
  net_cent bigint,
  tax_cent bigint,
  document jsonb
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if version >= 1
    and order_number ~ '^NS[0-9]{8,14}$'
    and order_state in ('Open', 'Confirmed', 'Complete', 'Cancelled')
    and payment_state in ('BalanceDue', 'Pending', 'Paid', 'CreditOwed', 'Failed')
    and shipment_state in ('Pending', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped')
    and (order_state <> 'Cancelled' or shipment_state not in ('Partial', 'Shipped'))
    and total_cent >= 0
    and net_cent + tax_cent = total_cent
    and (document ->> 'id')::uuid = id
    and document ->> 'orderNumber' = order_number
    and (document -> 'totalPrice' ->> 'centAmount')::bigint = total_cent
    and document -> 'totalPrice' ->> 'currencyCode' = currency
    and (document -> 'taxedPrice' -> 'totalGross' ->> 'centAmount')::bigint = total_cent
  then
    return true;
  end if;
  return refuse_broken_rule('order', case
    when version < 1 then 'order_version_positive'
    when order_number !~ '^NS[0-9]{8,14}$' then 'order_number_form'
    when order_state not in ('Open', 'Confirmed', 'Complete', 'Cancelled') then 'order_state_known'
    when payment_state not in ('BalanceDue', 'Pending', 'Paid', 'CreditOwed', 'Failed') then 'payment_state_known'
    when shipment_state not in ('Pending', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped') then 'shipment_state_known'
    when order_state = 'Cancelled' and shipment_state in ('Partial', 'Shipped') then 'order_cancelled_before_shipping'
    when total_cent < 0 then 'order_total_not_negative'
    when net_cent + tax_cent <> total_cent then 'order_net_and_tax_make_total'
    else 'order_document_fits_row'
  end);
end $$;

create function stock_is_sound(loaded integer, available integer, reserved integer, sold integer)
returns boolean language plpgsql immutable parallel safe as $$
begin
  if available >= 0 and reserved >= 0 and sold >= 0 and loaded = available + reserved + sold then return true; end if;
  return refuse_broken_rule('inventory_entry', case
    when available < 0 then 'available_not_negative'
    when reserved < 0 then 'reserved_not_negative'
    when sold < 0 then 'sold_not_negative'
    else 'every_piece_is_somewhere'
  end);
end $$;

-- Not valid: the constraints of before held for every row that is there.
alter table "order"
  drop constraint order_version_positive,
  drop constraint order_number_form,
  drop constraint order_state_known,
  drop constraint payment_state_known,
  drop constraint shipment_state_known,
  drop constraint order_cancelled_before_shipping,
  drop constraint order_total_not_negative,
  drop constraint order_net_and_tax_make_total,
  drop constraint order_document_fits_row,
  add constraint order_sound check (order_is_sound(id, order_number, version, order_state, payment_state, shipment_state, currency,
    total_cent, net_cent, tax_cent, document)) not valid;
alter table inventory_entry
  drop constraint available_not_negative,
  drop constraint reserved_not_negative,
  drop constraint sold_not_negative,
  drop constraint every_piece_is_somewhere,
  add constraint stock_sound check (stock_is_sound(loaded, available, reserved, sold)) not valid;

-- A movement is known by its order, its SKU and its kind; nothing asks for it by a number.
alter table stock_movement drop constraint stock_movement_pkey;
alter table stock_movement drop constraint movement_one_per_order_and_sku;
alter table stock_movement drop column id;
alter table stock_movement add constraint movement_one_per_order_and_sku primary key (order_id, sku, kind);

-- Who places an order has locked its cart, its payment and its stock, and wrote the order before its movements: that they are
-- there need not be looked up again, in statements of their own for each row. That they stay is what these keys said besides.
alter table "order"
  drop constraint order_cart_id_fkey,
  drop constraint order_payment_id_fkey,
  drop constraint order_store_key_fkey,
  add constraint order_cart_id_fkey foreign key (cart_id) references cart (id) not enforced,
  add constraint order_payment_id_fkey foreign key (payment_id) references payment (id) not enforced,
  add constraint order_store_key_fkey foreign key (store_key) references store (key) not enforced;
alter table stock_movement
  drop constraint stock_movement_order_id_fkey,
  drop constraint stock_movement_sku_fkey,
  add constraint stock_movement_order_id_fkey foreign key (order_id) references "order" (id) not enforced,
  add constraint stock_movement_sku_fkey foreign key (sku) references inventory_entry (sku) not enforced;

-- Refuses to take away, or to name otherwise, what an order is made of; its argument is the key that it keeps. The row is locked
-- before this is asked, so that an order which was under way meanwhile is seen.
create function refuse_loss_of_ordered() returns trigger language plpgsql as $$
begin
  case tg_argv[0]
    when 'order_cart_id_fkey' then perform from "order" where cart_id = old.id;
    when 'order_payment_id_fkey' then perform from "order" where payment_id = old.id;
    when 'stock_movement_sku_fkey' then perform from stock_movement where sku = old.sku;
    when 'stock_movement_order_id_fkey' then perform from stock_movement where order_id = old.id;
  end case;
  if found then
    raise exception 'update or delete on table "%" violates foreign key constraint "%"', tg_table_name, tg_argv[0]
      using errcode = 'foreign_key_violation', table = tg_table_name, constraint = tg_argv[0];
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger ordered_cart_stays before delete or update of id on cart
  for each row execute function refuse_loss_of_ordered('order_cart_id_fkey');
create trigger ordered_payment_stays before delete or update of id on payment
  for each row execute function refuse_loss_of_ordered('order_payment_id_fkey');
create trigger ordered_stock_stays before delete or update of sku on inventory_entry
  for each row execute function refuse_loss_of_ordered('stock_movement_sku_fkey');
create trigger moved_order_stays before delete or update of id on "order"
  for each row execute function refuse_loss_of_ordered('stock_movement_order_id_fkey');

-- Changes of stock have a function of their own, since every order notes some. Products that are named twice are read once.
create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (topic, subject)
  select 'stock', variant.product_id from changed join product_variant variant on variant.sku = changed.sku;
  return null;
end $$;
drop trigger inventory_entry_update_noted on inventory_entry;
create trigger inventory_entry_update_noted after update on inventory_entry referencing new table as changed
  for each statement execute function note_stock_change();
