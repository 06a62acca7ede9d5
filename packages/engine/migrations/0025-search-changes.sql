-- Which products a search has to read again. Who reads takes every transaction that ended since the last time, by the
-- numbers of transactions: rows that are numbered one after the other do not become visible in that order.
create table search_change (
  xid xid8 not null default pg_current_xact_id(),
  product_id uuid not null,
  noted_at timestamptz not null default now()
);
create index search_change_xid on search_change (xid);
create index search_change_age on search_change (noted_at);

-- Changes of transactions up to this one are no longer kept.
create table search_change_kept (
  one_row boolean primary key default true constraint search_change_kept_once check (one_row),
  gone_until xid8 not null
);
insert into search_change_kept (gone_until) values (pg_current_xact_id());

-- The argument says how a changed row names its product: by id, by product_id, by sku, or as category_id.
create function note_search_change() returns trigger language plpgsql as $$
begin
  case tg_argv[0]
    when 'id' then
      insert into search_change (product_id) select distinct id from changed;
    when 'product_id' then
      insert into search_change (product_id) select distinct product_id from changed;
    when 'sku' then
      insert into search_change (product_id)
      select distinct variant.product_id from changed join product_variant variant on variant.sku = changed.sku;
    when 'category_id' then
      insert into search_change (product_id)
      with recursive below (id) as (
        select id from changed
        union select category.id from below join category on category.parent_id = below.id)
      select distinct member.product_id from below join product_category member on member.category_id = below.id;
  end case;
  return null;
end $$;

create trigger product_inserted after insert on product referencing new table as changed
  for each statement execute function note_search_change('id');
create trigger product_updated after update on product referencing new table as changed
  for each statement execute function note_search_change('id');
create trigger product_deleted after delete on product referencing old table as changed
  for each statement execute function note_search_change('id');
create trigger product_text_inserted after insert on product_text referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_text_updated after update on product_text referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_text_deleted after delete on product_text referencing old table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_variant_inserted after insert on product_variant referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_variant_updated after update on product_variant referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_variant_deleted after delete on product_variant referencing old table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_category_inserted after insert on product_category referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger product_category_deleted after delete on product_category referencing old table as changed
  for each statement execute function note_search_change('product_id');
create trigger price_inserted after insert on price referencing new table as changed
  for each statement execute function note_search_change('sku');
create trigger price_updated after update on price referencing new table as changed
  for each statement execute function note_search_change('sku');
create trigger price_deleted after delete on price referencing old table as changed
  for each statement execute function note_search_change('sku');
create trigger inventory_entry_inserted after insert on inventory_entry referencing new table as changed
  for each statement execute function note_search_change('sku');
create trigger inventory_entry_updated after update on inventory_entry referencing new table as changed
  for each statement execute function note_search_change('sku');
create trigger review_statistics_inserted after insert on review_statistics referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger review_statistics_updated after update on review_statistics referencing new table as changed
  for each statement execute function note_search_change('product_id');
create trigger category_updated after update on category referencing new table as changed
  for each statement execute function note_search_change('category_id');

-- Prices that begin or end change what is found without a row being written.
create index price_begins on price (valid_from) where valid_from is not null;
create index price_ends on price (valid_until) where valid_until is not null;
create index price_discount_begins on price (discount_valid_from) where discount_valid_from is not null;
create index price_discount_ends on price (discount_valid_until) where discount_valid_until is not null;
