-- The day on which more of an item is expected, where its supplier has said one.
alter table inventory_entry add column expected_delivery date;
