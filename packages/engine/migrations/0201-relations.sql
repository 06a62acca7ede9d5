-- What fits what, as the shop owner declares it.
create table relation_rule (
  key text primary key constraint relation_rule_key_form check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  position integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null
);

-- What goes with a product by a rule, the closest fit first: worked out by the worker when products or rules change, read into
-- memory by those who answer pages. A list may name products that are gone, or not sold in a market; who shows it looks.
create table product_relation (
  product_id uuid not null references product (id) on delete cascade,
  rule_key text not null references relation_rule (key) on delete cascade,
  related_ids uuid[] not null constraint product_relation_count check (cardinality(related_ids) between 1 and 12),
  primary key (product_id, rule_key)
);
create index product_relation_rule on product_relation (rule_key);
create index product_relation_related on product_relation using gin (related_ids);

-- What a product goes with by any rule: as many as are shown or say by which words it is found.
create table related_base (
  product_id uuid primary key references product (id) on delete cascade,
  base_ids uuid[] not null constraint related_base_count check (cardinality(base_ids) between 1 and 40)
);

-- One row: before which transaction everything was worked out, as decimal text.
create table relation_run (
  is_only boolean primary key default true constraint relation_run_is_only check (is_only),
  position text not null
);

alter table catalogue_change drop constraint catalogue_change_topic, drop constraint catalogue_change_subject;
alter table catalogue_change add constraint catalogue_change_subject
  check ((subject is null) =
    (topic in ('category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'synonym', 'relation-rule', 'purge')));
alter table catalogue_change add constraint catalogue_change_topic
  check (topic in ('product', 'text', 'price', 'stock', 'rating', 'review', 'placement', 'recommendation', 'relation',
    'category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'synonym', 'relation-rule', 'purge'));

create trigger relation_rule_noted after insert or update or delete on relation_rule
  for each statement execute function note_catalogue_change('relation-rule');
create trigger product_relation_insert_noted after insert on product_relation referencing new table as changed
  for each statement execute function note_product_change('relation', 'product_id');
create trigger product_relation_update_noted after update on product_relation referencing new table as changed
  for each statement execute function note_product_change('relation', 'product_id');
create trigger product_relation_delete_noted after delete on product_relation referencing old table as changed
  for each statement execute function note_product_change('relation', 'product_id');
create trigger related_base_insert_noted after insert on related_base referencing new table as changed
  for each statement execute function note_product_change('relation', 'product_id');
create trigger related_base_update_noted after update on related_base referencing new table as changed
  for each statement execute function note_product_change('relation', 'product_id');
create trigger related_base_delete_noted after delete on related_base referencing old table as changed
  for each statement execute function note_product_change('relation', 'product_id');

create trigger change_is_noted after insert or update or delete on relation_rule for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('relation', 'key', '');
