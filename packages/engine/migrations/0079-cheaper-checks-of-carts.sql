-- What must hold of a row of carts, in one function instead of nine constraints. PostgreSQL reads the expressions of constraints
-- from their stored text, and plans them, for every statement that writes a row: that took a quarter of a change of a cart. What a
-- function of this language says is planned once per connection. A broken rule is reported under the name it always had.
create function cart_is_sound(
  id uuid,
  version integer,
  store_key text,
  anonymous_id uuid,
  customer_id uuid,
  state text,
  currency text,
  total_cent bigint,
  net_cent bigint,
  tax_cent bigint,
  document jsonb
) returns boolean language plpgsql immutable parallel safe as $$
declare
  broken text;
begin
  if version >= 1
    and state in ('Active', 'Ordered', 'Merged')
    and currency ~ '^[A-Z]{3}$'
    and total_cent >= 0
    and (anonymous_id is not null or customer_id is not null)
    and net_cent + tax_cent = total_cent
    and (document ->> 'id')::uuid = id
    and (document ->> 'version')::integer = version
    and document ->> 'cartState' = state
    and document -> 'store' ->> 'key' = store_key
    and document -> 'totalPrice' ->> 'currencyCode' = currency
    and (document -> 'totalPrice' ->> 'centAmount')::bigint = total_cent
    and (document -> 'taxedPrice' -> 'totalGross' ->> 'centAmount')::bigint = total_cent
    and (document -> 'taxedPrice' -> 'totalNet' ->> 'centAmount')::bigint = net_cent
    and (document -> 'taxedPrice' -> 'totalTax' ->> 'centAmount')::bigint = tax_cent
    and jsonb_array_length(document -> 'lineItems') <= 250
    and not jsonb_path_exists(document, '$.lineItems[*].quantity ? (@.type() != "number" || @ < 1 || @ > 1000)')
  then
    return true;
  end if;
  broken := case
    when version < 1 then 'cart_version_positive'
    when state not in ('Active', 'Ordered', 'Merged') then 'cart_state_known'
    when currency !~ '^[A-Z]{3}$' then 'cart_currency_form'
    when total_cent < 0 then 'cart_total_not_negative'
    when anonymous_id is null and customer_id is null then 'cart_has_owner'
    when net_cent + tax_cent <> total_cent then 'cart_net_and_tax_make_total'
    when jsonb_array_length(document -> 'lineItems') > 250 then 'cart_lines_in_range'
    when jsonb_path_exists(document, '$.lineItems[*].quantity ? (@.type() != "number" || @ < 1 || @ > 1000)')
      then 'cart_quantities_in_range'
    else 'cart_document_fits_row'
  end;
  raise exception 'new row for relation "cart" violates check constraint "%"', broken
    using errcode = 'check_violation', table = 'cart', constraint = broken;
end $$;

-- Not valid: the constraints of before held for every row that is there, so that none has to be read while no one can use a cart.
alter table cart
  drop constraint cart_version_positive,
  drop constraint cart_state_known,
  drop constraint cart_currency_form,
  drop constraint cart_total_not_negative,
  drop constraint cart_has_owner,
  drop constraint cart_net_and_tax_make_total,
  drop constraint cart_document_fits_row,
  drop constraint cart_quantities_in_range,
  drop constraint cart_lines_in_range,
  add constraint cart_sound check (cart_is_sound(id, version, store_key, anonymous_id, customer_id, state, currency, total_cent,
    net_cent, tax_cent, document)) not valid;
