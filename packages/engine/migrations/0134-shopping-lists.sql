-- Products that a customer saved under a name. A list is read and written as a whole, and never looked into by others.
create table shopping_list (
  id uuid primary key,
  version integer not null default 1,
  customer_id uuid not null references customer (id) on delete cascade,
  -- Of the form it was made with: sent twice it makes one list.
  draft_id uuid not null,
  name text not null constraint shopping_list_name_length check (length(name) between 1 and 60),
  line_items jsonb not null constraint shopping_list_bounded check (jsonb_array_length(line_items) <= 200),
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  constraint shopping_list_of_form unique (customer_id, draft_id)
);
