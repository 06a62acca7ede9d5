-- Nobody can pay a fillér: prices in forint are whole forints from here on, the nearest to what they were (half to even).
update price set value_cent = whole.value_cent,
  discounted_cent = case when whole.discounted_cent < whole.value_cent then whole.discounted_cent end,
  is_discount_active = price.is_discount_active and whole.discounted_cent < whole.value_cent
from (
  select id,
    greatest(100, case when value_cent % 200 = 50 then value_cent - 50 else (value_cent + 50) / 100 * 100 end) as value_cent,
    -- `greatest` passes over nulls, which here mean that there is no reduction.
    case when discounted_cent is not null then
      greatest(100, case when discounted_cent % 200 = 50 then discounted_cent - 50 else (discounted_cent + 50) / 100 * 100 end)
    end as discounted_cent
  from price where currency = 'HUF' and (value_cent % 100 <> 0 or discounted_cent % 100 <> 0)) whole
where whole.id = price.id;

-- A change of a price is recorded when its transaction ends, and a table with records to come cannot be altered.
set constraints all immediate;
alter table price add constraint price_whole_forints
  check (currency <> 'HUF' or (value_cent % 100 = 0 and coalesce(discounted_cent, 0) % 100 = 0));
