-- The document of a cart is written over and over and read each time: to compress and decompress it took a third of the
-- processor time that a change of a cart costs the database. Orders, which are kept for years, stay compressed.
alter table cart alter column document set storage external;
