-- A cart of a few lines takes half a page. Without room next to it a changed one moves to another page, and four indexes must be
-- told: half of all changes did, and a table of 800 carts that were changed 18,000 times had 54 MB instead of 6. What is there
-- gets its room as it is changed.
alter table cart set (fillfactor = 70);
