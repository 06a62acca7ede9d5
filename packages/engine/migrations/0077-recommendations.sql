-- Which products are recommended next to a product, best first: computed by the worker, read into memory by those who answer
-- pages. A list may name products that are gone, or not sold in a market; who shows it looks.
create table recommendation (
  product_id uuid not null references product (id) on delete cascade,
  kind text not null constraint recommendation_kind check (kind in ('similar', 'bought-together')),
  product_ids uuid[] not null,
  primary key (product_id, kind)
);

-- One row: when the lists were last computed, or begun to be. Of several workers one does it.
create table recommendation_run (
  is_only boolean primary key default true constraint recommendation_run_is_only check (is_only),
  begun_at timestamptz not null
);

alter table catalogue_change drop constraint catalogue_change_topic;
alter table catalogue_change add constraint catalogue_change_topic
  check (topic in ('product', 'text', 'price', 'stock', 'rating', 'review', 'placement', 'recommendation',
    'category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'purge'));

create trigger recommendation_insert_noted after insert on recommendation referencing new table as changed
  for each statement execute function note_product_change('recommendation', 'product_id');
create trigger recommendation_update_noted after update on recommendation referencing new table as changed
  for each statement execute function note_product_change('recommendation', 'product_id');
create trigger recommendation_delete_noted after delete on recommendation referencing old table as changed
  for each statement execute function note_product_change('recommendation', 'product_id');
