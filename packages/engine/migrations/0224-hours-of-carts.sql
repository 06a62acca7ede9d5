-- Who looks for carts by their age read the whole table: a summary of blocks (BRIN) only says something while rows lie in the order
-- of their time, and a table whose old carts make room for new ones mixes them within three months. The hour of the last change is
-- indexed instead: it is the same for most changes, so that they still write to no index.
-- A shop with millions of carts adds the column and makes the index before (docs/operations/database.md): here writers wait for it.
alter table cart add column if not exists last_modified_hour timestamptz not null default '1970-01-01T00:00:00Z';
-- Carts of before, and those that a process of the release before changes, have an hour that is too early; the clean-up sets it right.
alter table cart alter column last_modified_hour set default date_trunc('hour', now());
create index if not exists cart_last_modified_hour on cart (last_modified_hour) where state <> 'Ordered';
drop index cart_last_modified;
