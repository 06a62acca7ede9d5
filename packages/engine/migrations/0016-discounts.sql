-- Discounts on carts. What decides whether one is loaded for a cart stands in columns, the whole of it in the document.
create table cart_discount (
  id uuid primary key,
  key text not null constraint cart_discount_key_unique unique,
  version integer not null default 1 constraint cart_discount_version_positive check (version >= 1),
  is_active boolean not null,
  requires_discount_code boolean not null,
  -- Keys of stores; an empty list means all.
  stores text[] not null,
  sort_order numeric not null constraint cart_discount_sort_order_range check (sort_order > 0 and sort_order < 1),
  gift_sku text references product_variant (sku),
  volume_discount_group text,
  cohort_tier text,
  document jsonb not null
);
create index cart_discount_automatic on cart_discount (sort_order) where is_active and not requires_discount_code;

create table discount_code (
  id uuid primary key,
  -- As it is shown, and in the one form in which codes are compared.
  code text not null,
  normalized_code text not null constraint discount_code_unique unique,
  version integer not null default 1 constraint discount_code_version_positive check (version >= 1),
  max_applications integer constraint max_applications_positive check (max_applications >= 1),
  max_applications_per_customer integer
    constraint max_applications_per_customer_positive check (max_applications_per_customer >= 1),
  -- Orders that use it; cancelled ones gave it back.
  applications integer not null default 0 constraint applications_not_negative check (applications >= 0),
  document jsonb not null,
  constraint applications_within_limit check (applications <= coalesce(max_applications, applications))
);

create table discount_code_discount (
  discount_code_id uuid not null references discount_code (id) on delete cascade,
  cart_discount_id uuid not null references cart_discount (id),
  primary key (discount_code_id, cart_discount_id)
);

create table discount_code_use (
  discount_code_id uuid not null references discount_code (id),
  order_id uuid not null references "order" (id),
  customer_id uuid references customer (id),
  -- Guests count by their e-mail in its normal form.
  email text not null,
  used_at timestamptz not null,
  -- Set once, when the order was cancelled.
  released_at timestamptz,
  primary key (discount_code_id, order_id)
);
create index discount_code_use_of_customer on discount_code_use (discount_code_id, email) where released_at is null;

-- Guarantees that are sold on top of products; their price is a share of the product's.
create table extra_guarantee (
  sku text primary key references product_variant (sku) constraint guarantee_is_virtual check (sku like '41000%'),
  relative_price_rate integer not null constraint guarantee_rate_range check (relative_price_rate between 1 and 10000),
  enabled_on_market text[] not null,
  excluded_skus text[] not null,
  excluded_brands text[] not null,
  excluded_relations text[] not null
);
