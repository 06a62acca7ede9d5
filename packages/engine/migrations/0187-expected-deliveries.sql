-- The day on which more of an item is expected, where its supplier has said one.
alter table inventory_entry add column expected_delivery date;

drop trigger change_is_noted on inventory_entry;
create trigger change_is_noted after insert or update or delete on inventory_entry for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_change('stock', 'sku', 'loaded available reserved sold expected_delivery');
