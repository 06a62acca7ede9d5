-- What a customer was known by in the shop system they were taken over from; they never had a password here until they choose one.
alter table customer add column foreign_key text constraint customer_foreign_key_unique unique
  constraint customer_foreign_key_length check (length(foreign_key) between 1 and 300);
