create table category (
  id uuid primary key,
  key text not null constraint category_key_unique unique,
  version integer not null default 1 constraint category_version_positive check (version >= 1),
  parent_id uuid references category (id),
  order_hint text not null,
  icon text not null,
  image_url text,
  document jsonb not null,
  constraint category_not_its_own_parent check (parent_id <> id)
);
create index category_parent on category (parent_id);

-- One row per language: an address leads to one category.
create table category_slug (
  category_id uuid not null references category (id) on delete cascade,
  language text not null,
  slug text not null constraint category_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  primary key (category_id, language),
  constraint category_slug_unique unique (language, slug)
);

create table attribute_definition (
  name text primary key,
  document jsonb not null
);

create table product (
  id uuid primary key,
  key text not null constraint product_key_unique unique,
  version integer not null default 1 constraint product_version_positive check (version >= 1),
  published boolean not null,
  created_at timestamptz not null,
  brand text not null,
  model text not null,
  family text not null,
  tags text[] not null,
  is_freight boolean not null,
  european_article_number text not null,
  content_hash text not null
);
create index product_latest on product (created_at desc, id) where published;
create index product_brand on product (lower(brand)) where published;
create index product_tags on product using gin (tags);

create table product_category (
  product_id uuid not null references product (id) on delete cascade,
  category_id uuid not null references category (id),
  position integer not null,
  primary key (product_id, category_id)
);
create index product_category_members on product_category (category_id, product_id);

create table product_text (
  product_id uuid not null references product (id) on delete cascade,
  language text not null,
  name text not null,
  slug text not null constraint product_slug_form check (slug ~ '^[a-z0-9-]{1,240}-[0-9]{8}$'),
  description text not null,
  family_description text not null,
  highlights jsonb not null,
  delivery_package jsonb not null,
  meta_title text not null,
  meta_description text not null,
  -- Place of the name among all names of the language; PostgreSQL's own collations differ between machines.
  name_rank integer not null default 0,
  -- Folded words, made by the same function that folds a query.
  search tsvector not null,
  primary key (product_id, language),
  constraint product_slug_unique unique (language, slug)
);
create index product_text_search on product_text using gin (search);
create index product_text_names on product_text (language, name_rank, product_id);

create table product_variant (
  sku text primary key constraint sku_form check (sku ~ '^(EX[0-9]{8}|41000[0-9]{2})$'),
  product_id uuid not null references product (id) on delete cascade,
  -- 1 is the master variant.
  variant_id integer not null constraint variant_id_positive check (variant_id >= 1),
  images jsonb not null,
  attributes jsonb not null,
  constraint variant_unique unique (product_id, variant_id)
);

create table price (
  id uuid primary key,
  sku text not null references product_variant (sku) on delete cascade,
  currency text not null constraint price_currency_form check (currency ~ '^[A-Z]{3}$'),
  -- Null: in every country with this currency.
  country text constraint price_country_form check (country ~ '^[A-Z]{2}$'),
  value_cent bigint not null constraint price_positive check (value_cent > 0),
  discounted_cent bigint constraint discount_below_value check (discounted_cent > 0 and discounted_cent < value_cent),
  is_discount_active boolean not null default false,
  effective_cent bigint not null generated always as (
    case when is_discount_active and discounted_cent is not null then discounted_cent else value_cent end
  ) stored,
  constraint price_unique unique nulls not distinct (sku, currency, country),
  constraint active_discount_has_value check (not is_discount_active or discounted_cent is not null)
);
create index price_effective on price (currency, effective_cent);
