-- What changed of all that is read into memory: products, and the tables that pages and carts are made of. A reader takes
-- what was committed since the snapshot of its last look, so that a long transaction holds nobody up.
alter table search_change rename to catalogue_change;
alter table search_change_kept rename to catalogue_change_kept;
alter index search_change_xid rename to catalogue_change_xid;
alter index search_change_age rename to catalogue_change_age;
alter table catalogue_change rename column product_id to subject;
-- A subject is a product. Topics that are read as a whole have none.
alter table catalogue_change alter column subject drop not null;
alter table catalogue_change add column topic text not null default 'product'
  constraint catalogue_change_topic check (topic in ('product', 'price', 'stock', 'rating', 'review', 'placement',
    'category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'purge'));
alter table catalogue_change alter column topic drop default;
alter table catalogue_change add constraint catalogue_change_subject
  check ((subject is null) = (topic in ('category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'purge')));

drop function note_search_change() cascade;

-- The arguments say what of a product changed, and how a changed row names it: by id, by product_id, by sku, or as
-- category_id, which means the products in the category and below it.
create function note_product_change() returns trigger language plpgsql as $$
begin
  case tg_argv[1]
    when 'id' then
      insert into catalogue_change (topic, subject) select distinct tg_argv[0], id from changed;
    when 'product_id' then
      insert into catalogue_change (topic, subject) select distinct tg_argv[0], product_id from changed;
    when 'sku' then
      insert into catalogue_change (topic, subject)
      select distinct tg_argv[0], variant.product_id from changed join product_variant variant on variant.sku = changed.sku;
    when 'category_id' then
      insert into catalogue_change (topic, subject)
      with recursive below (id) as (
        select id from changed
        union select category.id from below join category on category.parent_id = below.id)
      select distinct tg_argv[0], member.product_id from below join product_category member on member.category_id = below.id;
  end case;
  return null;
end $$;

-- The argument names the topic; what changed is read as a whole.
create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (topic) values (tg_argv[0]);
  return null;
end $$;

do $$
declare
  noted record;
  operation text;
begin
  for noted in
    select * from (values
      ('product', 'product', 'id', array['insert', 'update', 'delete']),
      ('product_text', 'product', 'product_id', array['insert', 'update', 'delete']),
      ('product_variant', 'product', 'product_id', array['insert', 'update', 'delete']),
      ('product_category', 'product', 'product_id', array['insert', 'update', 'delete']),
      ('price', 'price', 'sku', array['insert', 'update', 'delete']),
      ('inventory_entry', 'stock', 'sku', array['insert', 'update']),
      ('review_statistics', 'rating', 'product_id', array['insert', 'update']),
      ('review', 'review', 'product_id', array['insert', 'update', 'delete']),
      ('category', 'placement', 'category_id', array['update'])
    ) as noted (source, topic, named, operations)
  loop
    foreach operation in array noted.operations loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement
          execute function note_product_change(%L, %L)',
        noted.source || '_' || operation || '_noted', operation, noted.source,
        case operation when 'delete' then 'old' else 'new' end, noted.topic, noted.named);
    end loop;
  end loop;
end $$;

create trigger category_noted after insert or update or delete on category
  for each statement execute function note_catalogue_change('category');
create trigger attribute_definition_noted after insert or update or delete on attribute_definition
  for each statement execute function note_catalogue_change('attribute');
create trigger store_noted after insert or update or delete on store
  for each statement execute function note_catalogue_change('store');
create trigger cart_discount_noted after insert or update or delete on cart_discount
  for each statement execute function note_catalogue_change('discount');
create trigger discount_code_discount_noted after insert or update or delete on discount_code_discount
  for each statement execute function note_catalogue_change('discount');
create trigger extra_guarantee_noted after insert or update or delete on extra_guarantee
  for each statement execute function note_catalogue_change('guarantee');
create trigger redirect_noted after insert or update or delete on redirect
  for each statement execute function note_catalogue_change('redirection');
