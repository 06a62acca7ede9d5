-- Of the attributes of a variant commands change its former numbers alone: those are noted, and not all that is known of it.
create function note_former_numbers() returns trigger language plpgsql as $$
declare
  path constant jsonpath := '$[*] ? (@.name == "formerNumbers").value';
begin
  perform add_audit_line('product', new.sku, 'changed', array['formerNumbers'],
    jsonb_build_object('formerNumbers', jsonb_path_query_first(old.attributes, path)),
    jsonb_build_object('formerNumbers', jsonb_path_query_first(new.attributes, path)));
  return null;
end
$$;

create trigger change_is_noted after update of attributes on product_variant for each row
  when (current_setting('shop.actor', true) <> '' and old.attributes is distinct from new.attributes)
  execute function note_former_numbers();
