-- How many items have stock and how many of them are sold out, as numbers to be added up: an operator's collector asks every few
-- seconds, and would have all of the stock read each time. Each change adds a row of its own, so that no order waits for another one
-- here; the clean-up adds them up. An index of what is sold out would be written by every order, since its condition is what orders
-- change.
create table stock_count (items bigint not null, sold_out bigint not null);

create function count_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into stock_count values (0, case when new.available = 0 then 1 else -1 end);
  elsif tg_op = 'INSERT' then
    insert into stock_count select count(*), count(*) filter (where available = 0) from changed having count(*) > 0;
  else
    insert into stock_count select -count(*), -count(*) filter (where available = 0) from changed having count(*) > 0;
  end if;
  return null;
end $$;

-- Until this transaction ends no one changes the stock.
create trigger insert_is_counted after insert on inventory_entry referencing new table as changed
  for each statement execute function count_stock();
create trigger delete_is_counted after delete on inventory_entry referencing old table as changed
  for each statement execute function count_stock();
-- An order that leaves a unit is asked this condition, and nothing more.
create trigger end_is_counted after update on inventory_entry for each row
  when ((old.available = 0) is distinct from (new.available = 0)) execute function count_stock();

insert into stock_count select count(*), count(*) filter (where available = 0) from inventory_entry;
