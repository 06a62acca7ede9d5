-- Texts of products have a topic of their own: what a price, stock or a version changes leaves the long texts that a
-- process remembers as they are.
alter table catalogue_change drop constraint catalogue_change_topic;
alter table catalogue_change add constraint catalogue_change_topic
  check (topic in ('product', 'text', 'price', 'stock', 'rating', 'review', 'placement',
    'category', 'attribute', 'store', 'discount', 'guarantee', 'redirection', 'purge'));

drop trigger product_text_insert_noted on product_text;
drop trigger product_text_update_noted on product_text;
drop trigger product_text_delete_noted on product_text;
create trigger product_text_insert_noted after insert on product_text referencing new table as changed
  for each statement execute function note_product_change('text', 'product_id');
create trigger product_text_update_noted after update on product_text referencing new table as changed
  for each statement execute function note_product_change('text', 'product_id');
create trigger product_text_delete_noted after delete on product_text referencing old table as changed
  for each statement execute function note_product_change('text', 'product_id');
