-- What another shop called a variant is a number that buyers still have on old invoices: it is found by that, as by every former
-- number. Names that were made of a key or of options, "press / 2", are no numbers.
update product_variant variant
set attributes = attributes || jsonb_build_array(jsonb_build_object('name', 'formerNumbers', 'value', numbers))
from (
  select sku, jsonb_agg(foreign_sku order by foreign_sku) as numbers from imported_variant
  where foreign_sku <> sku and foreign_sku not like '% / %'
  group by sku
) given
where variant.sku = given.sku and not jsonb_path_exists(attributes, '$[*] ? (@.name == "formerNumbers")');

update product_text text
set search = array_to_tsvector(array(
  select lexeme from unnest(tsvector_to_array(search)) as known (lexeme)
  union
  select word from imported_variant join product_variant variant using (sku)
    cross join lateral regexp_split_to_table(lower(foreign_sku) || ' ' || regexp_replace(lower(foreign_sku), '[^[:alnum:]]+', '', 'g'),
      '[^[:alnum:]]+') as word
  where variant.product_id = text.product_id and word <> '' and foreign_sku <> sku and foreign_sku not like '% / %'
))
where exists (
  select from imported_variant join product_variant variant using (sku)
  where variant.product_id = text.product_id and foreign_sku <> sku and foreign_sku not like '% / %'
);
