-- Prices of customer groups and prices limited in time. What is shown now depends on the time, which only the asker
-- knows, so that no stored column can say it.
alter table price drop column effective_cent;
alter table price
  add column customer_group text
    constraint price_group_known check (customer_group in ('base', 'tier1', 'tier2', 'tier3', 'tier4')),
  add column valid_from timestamptz(3),
  add column valid_until timestamptz(3),
  add column discount_valid_from timestamptz(3),
  add column discount_valid_until timestamptz(3),
  add constraint price_validity_has_length
    check (isfinite(valid_from) and isfinite(valid_until) and valid_from < valid_until),
  add constraint discount_validity_has_length check (
    isfinite(discount_valid_from) and isfinite(discount_valid_until) and discount_valid_from < discount_valid_until),
  add constraint discount_validity_has_discount
    check (discounted_cent is not null or coalesce(discount_valid_from, discount_valid_until) is null),
  drop constraint price_unique,
  add constraint price_unique
    unique nulls not distinct (sku, currency, country, customer_group, valid_from, valid_until);

-- What every price was from an instant on, for good: reductions are compared with the past.
create table price_record (
  id bigint generated always as identity primary key,
  -- No foreign key: a product that is gone had its prices all the same.
  sku text not null,
  currency text not null,
  country text,
  customer_group text,
  valid_from timestamptz(3),
  valid_until timestamptz(3),
  -- Null: from then on there was no such price.
  value_cent bigint,
  discounted_cent bigint,
  is_discount_active boolean not null,
  discount_valid_from timestamptz(3),
  discount_valid_until timestamptz(3),
  in_force_from timestamptz(3) not null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index price_record_of_sku on price_record (sku, currency, in_force_from, id);

create function refuse_change_of_price_record() returns trigger language plpgsql as $$
begin
  raise exception 'Price records are only ever added' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger price_record_stays before update or delete on price_record for each row
  execute function refuse_change_of_price_record();
create trigger price_records_stay before truncate on price_record for each statement
  execute function refuse_change_of_price_record();

-- Appends a record where the newest one of a scope is not what the price table says.
create function record_price_of(changed price) returns void language plpgsql as $$
declare
  held price;
  newest price_record;
  instant timestamptz(3);
  latest timestamptz(3);
begin
  select * into held from price
  where sku = changed.sku and currency = changed.currency
    and (country, customer_group, valid_from, valid_until)
      is not distinct from (changed.country, changed.customer_group, changed.valid_from, changed.valid_until);
  select * into newest from price_record
  where sku = changed.sku and currency = changed.currency
    and (country, customer_group, valid_from, valid_until)
      is not distinct from (changed.country, changed.customer_group, changed.valid_from, changed.valid_until)
  order by in_force_from desc, id desc limit 1;
  if (held.value_cent, held.discounted_cent, coalesce(held.is_discount_active, false), held.discount_valid_from,
      held.discount_valid_until)
    is not distinct from (newest.value_cent, newest.discounted_cent, coalesce(newest.is_discount_active, false),
      newest.discount_valid_from, newest.discount_valid_until)
  then
    return;
  end if;
  -- One instant for all changes of a transaction: between two of them nobody saw a price. The writer may name it in
  -- `shop.now`; time never runs backwards for a SKU.
  instant := nullif(current_setting('shop.now', true), '')::timestamptz;
  if instant is null then
    instant := clock_timestamp();
    perform set_config('shop.now', to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), true);
  end if;
  select max(in_force_from) into latest from price_record where sku = changed.sku and currency = changed.currency;
  insert into price_record (sku, currency, country, customer_group, valid_from, valid_until, value_cent, discounted_cent,
    is_discount_active, discount_valid_from, discount_valid_until, in_force_from)
  values (changed.sku, changed.currency, changed.country, changed.customer_group, changed.valid_from, changed.valid_until,
    held.value_cent, held.discounted_cent, coalesce(held.is_discount_active, false), held.discount_valid_from,
    held.discount_valid_until, greatest(instant, latest));
end
$$;

create function record_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform record_price_of(old);
  end if;
  if tg_op <> 'DELETE' then
    perform record_price_of(new);
  end if;
  return null;
end
$$;
-- When the transaction ends: a price that was deleted and inserted again as it was has not changed.
create constraint trigger price_is_recorded after insert or update or delete on price
  deferrable initially deferred for each row execute function record_price();

insert into price_record (sku, currency, country, value_cent, discounted_cent, is_discount_active, in_force_from)
select sku, currency, country, value_cent, discounted_cent, is_discount_active, now() from price;
