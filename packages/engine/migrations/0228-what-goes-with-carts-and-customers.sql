-- When a cart or a customer is deleted, PostgreSQL looks for rows that point at it. Without an index of them all rows were read,
-- for each cart or customer that goes.
create index if not exists cart_of_customer on cart (customer_id) where customer_id is not null;
create index if not exists approval_request_cart on approval_request (cart_id);
create index if not exists discount_code_use_customer on discount_code_use (customer_id) where customer_id is not null;
create index if not exists review_customer on review (customer_id) where customer_id is not null;
