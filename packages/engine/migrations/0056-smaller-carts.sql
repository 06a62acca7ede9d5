-- The products of a cart's lines are written and read as a whole and by no condition: as text that is only checked to be JSON
-- they cost a third of what they cost as a tree. Assignments of jsonb, as releases before made them, are cast.
alter table cart alter column line_products drop default;
alter table cart alter column line_products type json using line_products::json;
alter table cart alter column line_products set default '{}';
alter table cart alter column line_products set storage external;
