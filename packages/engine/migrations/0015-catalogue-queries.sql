-- Attributes are asked by name and value.
create index product_variant_attributes on product_variant using gin (attributes jsonb_path_ops);

alter table category
  add column tree text not null default 'default'
    constraint category_tree_known check (tree in ('default', 'industry', 'longtail')),
  -- Content, posts and related categories: only the page of the category needs them.
  add column custom jsonb not null default '{}',
  add constraint category_id_and_tree unique (id, tree);
alter table category
  add constraint category_in_the_tree_of_its_parent foreign key (parent_id, tree) references category (id, tree);
