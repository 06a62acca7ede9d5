-- The state of the catalogue that a cart was last priced by: the number of the first transaction that it did not show.
-- Null where the cart was priced by the tables themselves.
alter table cart add column catalogue_version xid8;
