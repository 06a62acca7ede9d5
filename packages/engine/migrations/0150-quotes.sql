-- Quotes: what a company asked a price for, and what the shop offers. They belong to the customer and go with them; an order that was
-- made of one is an order like any other.
create sequence quote_number start 100001;
create table quote (
  id uuid primary key,
  version integer not null default 1,
  quote_number text not null unique default 'QU' || nextval('quote_number'),
  customer_id uuid not null references customer (id) on delete cascade,
  -- Of the form it was asked for with: sent twice it makes one quote.
  draft_id uuid not null,
  store_key text not null references store (key),
  locale text not null,
  state text not null default 'Submitted' constraint quote_state_known
    check (state in ('Submitted', 'Pending', 'Accepted', 'Declined', 'Rejected', 'Withdrawn')),
  comment text constraint quote_comment_length check (length(comment) between 1 and 1000),
  seller_comment text constraint quote_seller_comment_length check (length(seller_comment) between 1 and 1000),
  line_items jsonb not null constraint quote_lines_bounded check (jsonb_array_length(line_items) between 1 and 250),
  -- Gross prices of a unit in minor units, by the id of the line.
  unit_prices jsonb not null default '{}',
  currency text not null,
  shipping_cent bigint constraint quote_shipping_not_negative check (shipping_cent >= 0),
  total_cent bigint not null constraint quote_total_not_negative check (total_cent >= 0),
  taxed_price jsonb not null,
  valid_until timestamptz,
  order_id uuid references "order" (id),
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  -- When its buyer was told that it is about to end.
  reminded_at timestamptz,
  constraint quote_of_form unique (customer_id, draft_id),
  constraint quote_ordered_once check ((state = 'Accepted') = (order_id is not null)),
  constraint quote_answered check (state not in ('Pending', 'Accepted') or valid_until is not null)
);
create unique index quote_of_order on quote (order_id) where order_id is not null;
create index quote_waiting on quote (created_at) where state = 'Submitted';
create index quote_ending on quote (valid_until) where state = 'Pending' and reminded_at is null;
create trigger change_is_noted after insert or update or delete on quote for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_change('quote', 'quote_number', 'state currency total_cent shipping_cent valid_until order_id');

-- A cart in whose place that of a quote is for a while is put aside.
create or replace function cart_is_sound(
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
  document json
) returns boolean language plpgsql immutable parallel safe as $$
declare
  broken text;
  fields jsonb;
begin
  broken := case
    when version < 1 then 'cart_version_positive'
    when state not in ('Active', 'Ordered', 'Merged', 'Frozen', 'PutAside') then 'cart_state_known'
    when currency !~ '^[A-Z]{3}$' then 'cart_currency_form'
    when total_cent < 0 then 'cart_total_not_negative'
    when anonymous_id is null and customer_id is null then 'cart_has_owner'
    when net_cent + tax_cent <> total_cent then 'cart_net_and_tax_make_total'
  end;
  if broken is null then
    if state <> 'Ordered' then
      return true;
    end if;
    fields := document::jsonb;
    broken := case
      when not coalesce(jsonb_array_length(fields -> 'lineItems') <= 250, false) then 'cart_lines_in_range'
      when jsonb_path_exists(fields, '$.lineItems[*].quantity ? (@.type() != "number" || @ < 1 || @ > 1000)')
        then 'cart_quantities_in_range'
      when not coalesce((fields ->> 'id')::uuid = id
        and (fields ->> 'version')::integer = version
        and fields ->> 'cartState' = state
        and fields -> 'store' ->> 'key' = store_key
        and fields -> 'totalPrice' ->> 'currencyCode' = currency
        and (fields -> 'totalPrice' ->> 'centAmount')::bigint = total_cent
        and (fields -> 'taxedPrice' -> 'totalGross' ->> 'centAmount')::bigint = total_cent
        and (fields -> 'taxedPrice' -> 'totalNet' ->> 'centAmount')::bigint = net_cent
        and (fields -> 'taxedPrice' -> 'totalTax' ->> 'centAmount')::bigint = tax_cent, false) then 'cart_document_fits_row'
    end;
    if broken is null then
      return true;
    end if;
  end if;
  raise exception 'new row for relation "cart" violates check constraint "%"', broken
    using errcode = 'check_violation', table = 'cart', constraint = broken;
end $$;
create unique index cart_put_aside on cart (customer_id, store_key) where state = 'PutAside';
