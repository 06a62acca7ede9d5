-- What a buyer calls an order in their own books may name a person: it goes with the rest of the buyer where an order is kept without.
create or replace function document_without_person(document jsonb, email text) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(document - array['anonymousId', 'customerId', 'billingAddress', 'shippingAddress', 'customerEmail',
      'purchaseOrderNumber', 'costCentre'] ||
    jsonb_build_object(
      'customerEmail', case when document ? 'customerEmail' then email end,
      'billingAddress', address_without_person(document -> 'billingAddress', document ->> 'taxMode' = 'External'),
      'shippingAddress', address_without_person(document -> 'shippingAddress', document ->> 'taxMode' = 'External')))
$$;
