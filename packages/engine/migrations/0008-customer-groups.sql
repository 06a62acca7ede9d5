-- Loyalty tier of a customer; null: none was given.
alter table customer add column group_key text
  constraint customer_group_known check (group_key in ('base', 'tier1', 'tier2', 'tier3', 'tier4'));
