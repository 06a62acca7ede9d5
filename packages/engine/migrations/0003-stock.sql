create table inventory_entry (
  id uuid primary key,
  sku text not null constraint inventory_sku_unique unique references product_variant (sku),
  loaded integer not null,
  available integer not null constraint available_not_negative check (available >= 0),
  reserved integer not null default 0 constraint reserved_not_negative check (reserved >= 0),
  sold integer not null default 0 constraint sold_not_negative check (sold >= 0),
  constraint every_piece_is_somewhere check (loaded = available + reserved + sold)
);
