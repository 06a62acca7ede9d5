-- What visitors who agreed to statistics did: reports and recommendations are computed from it.
create table tracking_event (
  -- Made by the sender, so that an event that is sent again counts once.
  id uuid primary key,
  type text not null,
  occurred_at timestamptz not null,
  -- Language and country, such as de-AT.
  locale text not null,
  -- The visitor's browser, by its cookie; the customer when signed in.
  browser_id uuid not null,
  customer_id uuid,
  -- The product concerned, where there is one.
  sku text,
  properties jsonb not null default '{}'
);

create index tracking_event_occurred_at on tracking_event using brin (occurred_at);
create index tracking_event_browser on tracking_event (browser_id, occurred_at);
create index tracking_event_sku on tracking_event (sku, type, occurred_at) where sku is not null;
create index tracking_event_customer on tracking_event (customer_id) where customer_id is not null;
