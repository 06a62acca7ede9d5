-- When what a page says of a product last changed: its content or a price. Search engines are told.
alter table product add column updated_at timestamptz(3);
update product set updated_at = created_at;
alter table product alter column updated_at set not null;
