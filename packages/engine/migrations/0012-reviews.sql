create table review (
  id uuid primary key,
  version integer not null default 1 constraint review_version_positive check (version >= 1),
  sku text not null references product_variant (sku),
  product_id uuid not null references product (id) on delete cascade,
  rating integer not null constraint review_rating_in_range check (rating between 1 and 5),
  title text not null constraint review_title_length check (char_length(title) <= 120),
  text text not null constraint review_text_length check (char_length(text) <= 4000),
  author_name text not null constraint review_author_length check (char_length(author_name) between 1 and 60),
  locale text not null constraint review_locale_form check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  state text not null constraint review_state_known check (state in ('pending', 'approved', 'rejected')),
  included_in_statistics boolean not null generated always as (state = 'approved') stored,
  answer text,
  -- {title, text, answer}, each by language.
  translations jsonb not null,
  source text not null constraint review_source_known check (source in ('storefront', 'import')),
  -- The purchase that gives the right to the review, its customer, and the SHA-256 of its normalised e-mail address.
  order_id uuid references "order" (id),
  customer_id uuid references customer (id) on delete set null,
  buyer_hash bytea constraint review_buyer_hash_length check (octet_length(buyer_hash) = 32),
  content_hash text,
  created_at timestamptz not null,
  review_created_at timestamptz not null,
  constraint review_follows_purchase check (source = 'import' or (order_id is not null and buyer_hash is not null)),
  -- One per buyer and SKU: of a guest by her e-mail address, of a customer by herself.
  constraint review_one_per_address unique (sku, buyer_hash),
  constraint review_one_per_customer unique (sku, customer_id)
);
create index review_top on review (product_id, rating desc, review_created_at desc) where state = 'approved';
create index review_recent on review (product_id, review_created_at desc) where state = 'approved';
create index review_of_order on review (order_id) where order_id is not null;
create index review_waiting on review (created_at) where state = 'pending';

-- How many included reviews of a product gave each number of stars; everything else derives from these.
create table review_statistics (
  product_id uuid primary key references product (id) on delete cascade,
  rating_1 integer not null default 0,
  rating_2 integer not null default 0,
  rating_3 integer not null default 0,
  rating_4 integer not null default 0,
  rating_5 integer not null default 0,
  constraint review_statistics_not_negative check (least(rating_1, rating_2, rating_3, rating_4, rating_5) >= 0)
);

-- Counted in the transaction of the review, by increments: parallel approvals wait for each other and lose nothing.
create function count_review(counted_product uuid, rating integer, step integer) returns void language sql as $$
  insert into review_statistics as counted (product_id, rating_1, rating_2, rating_3, rating_4, rating_5)
  values (counted_product, 0, 0, 0, 0, 0) on conflict do nothing;
  update review_statistics set
    rating_1 = rating_1 + case when rating = 1 then step else 0 end,
    rating_2 = rating_2 + case when rating = 2 then step else 0 end,
    rating_3 = rating_3 + case when rating = 3 then step else 0 end,
    rating_4 = rating_4 + case when rating = 4 then step else 0 end,
    rating_5 = rating_5 + case when rating = 5 then step else 0 end
  where product_id = counted_product;
$$;

create function keep_review_statistics() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.included_in_statistics
    -- A product that goes takes its reviews along; there is nothing left to count for.
    and exists (select from product where id = old.product_id) then
    perform count_review(old.product_id, old.rating, -1);
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.included_in_statistics then
    perform count_review(new.product_id, new.rating, 1);
  end if;
  return null;
end
$$;
create trigger review_statistics_follow after insert or delete or update of state, rating, product_id on review
  for each row execute function keep_review_statistics();
