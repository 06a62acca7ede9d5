-- When an order was cancelled, and since when its goods were in each state: the page of the order tells its buyer.
create table order_state_change (
  order_id uuid not null references "order" (id) on delete cascade,
  state text not null constraint order_state_change_known
    check (state in ('Cancelled', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped')),
  changed_at timestamptz(3) not null,
  primary key (order_id, changed_at, state)
);

-- Orders that were cancelled before: their goods were back in stock in the same transaction.
insert into order_state_change (order_id, state, changed_at)
select "order".id, 'Cancelled', max(stock_movement.created_at)
from "order" join stock_movement on stock_movement.order_id = "order".id and stock_movement.kind = 'return'
where "order".order_state = 'Cancelled'
group by "order".id;
