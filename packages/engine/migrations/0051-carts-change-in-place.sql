-- When a cart was changed last is asked by the clean-up alone, yet as the one indexed column that every change changes it made
-- each of them write to all indexes of the table. A summary of blocks (BRIN) leaves changes in place: PostgreSQL then writes to
-- no other index. The index before was never used, as it had active carts alone and the clean-up asks for merged ones too.
drop index cart_last_modified;
create index cart_last_modified on cart using brin (last_modified_at);
