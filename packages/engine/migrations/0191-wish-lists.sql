-- A list that the shop itself knows by a key, such as the wish list: a customer has one of each.
alter table shopping_list
  add column key text constraint shopping_list_key_form check (key ~ '^[a-z-]{1,40}$'),
  add constraint shopping_list_of_key unique (customer_id, key);
