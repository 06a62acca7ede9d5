-- Pictures of another shop, by the URL they have there: the worker copies them. What is copied is a picture of the shop's own.
create table imported_picture (
  url text primary key constraint imported_picture_url_length check (length(url) between 9 and 2000),
  host text not null,
  state text not null default 'waiting' constraint imported_picture_state check (state in ('waiting', 'copied', 'failed')),
  attempts integer not null default 0,
  -- When it is tried next; while it is being copied, when another worker may take it for given up.
  due_at timestamptz(3) not null default now(),
  -- What the last attempt failed with.
  problem text,
  -- Path, width, height and widths of the copy, named as products name them.
  copy jsonb,
  constraint imported_picture_copied check ((state = 'copied') = (copy is not null))
);
create index imported_picture_due on imported_picture (due_at) where state = 'waiting';

-- The variants that have a picture elsewhere, by its URL, and all of them: a look at none of them must not read the others.
create index product_variant_picture_elsewhere on product_variant using gin (images jsonb_path_ops)
  where images @? '$[*] ? (@.widths.size() == 0)';
create index product_variant_elsewhere on product_variant (product_id)
  where images @? '$[*] ? (@.widths.size() == 0)';

insert into imported_picture (url, host)
select distinct image ->> 'url', substring(image ->> 'url' from '^https?://(?:[^/@]*@)?([^/?#]+)')
from product_variant, jsonb_array_elements(images) as image
where images @? '$[*] ? (@.widths.size() == 0)' and image -> 'widths' = '[]' and image ->> 'url' ~ '^https?://[^/]' and length(image ->> 'url') <= 2000;
