-- Where the units of an item lie in the warehouse: pick lists go from shelf to shelf.
create table storage_place (
  sku text primary key,
  place text not null constraint storage_place_length check (length(place) between 1 and 40)
);

create trigger change_is_noted after insert or update or delete on storage_place for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('stock', 'sku', 'place');
