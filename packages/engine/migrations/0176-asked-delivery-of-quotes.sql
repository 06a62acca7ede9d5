-- What delivery cost in the cart that a quote was asked for with, gross: an answer without another amount keeps it.
alter table quote add column asked_shipping_cent bigint
  constraint quote_asked_shipping_not_negative check (asked_shipping_cent >= 0);
