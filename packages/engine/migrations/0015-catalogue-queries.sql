-- Attributes are asked by name and value.
create index product_variant_attributes on product_variant using gin (attributes jsonb_path_ops);
