-- What the lines of a cart copied of their products, by the id of the line: half of a cart, which changes only when lines come
-- and go, while the document is written with every change. Documents before version 3 have it in their lines.
alter table cart add column line_products jsonb not null default '{}';
alter table cart alter column line_products set storage external;
