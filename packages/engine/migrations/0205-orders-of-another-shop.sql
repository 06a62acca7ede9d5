-- Orders of the shop system before, as history: no one ships, pays or returns anything of them here.
create table earlier_order (
  order_number text primary key constraint earlier_order_number_length check (length(order_number) between 1 and 100),
  -- The account that was taken over with the same address; never one that someone opened here under it.
  customer_id uuid references customer (id) on delete cascade,
  email text not null constraint earlier_order_email_length check (length(email) between 3 and 254),
  placed_at timestamptz(3) not null,
  document jsonb not null
);
create index earlier_order_customer on earlier_order (customer_id, placed_at desc, order_number) where customer_id is not null;
create index earlier_order_email on earlier_order (lower(email));
