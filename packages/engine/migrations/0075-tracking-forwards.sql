-- What a service outside is to be told of visitors who agreed to marketing too, until it has been told.
create table tracking_forward (
  position bigint generated always as identity primary key,
  -- The service counts what comes twice under one id once.
  id uuid not null unique,
  kind text not null constraint tracking_forward_kind_known check (kind in ('event', 'customer')),
  -- What an event is called; missing for facts of a customer.
  type text,
  occurred_at timestamptz not null,
  browser_id uuid not null,
  -- By what the service knows the person besides: the id of the customer who was signed in.
  registered text,
  properties jsonb not null default '{}',
  attempts integer not null default 0,
  due_at timestamptz not null,
  constraint tracking_forward_event_has_type check ((kind = 'event') = (type is not null))
);
create index tracking_forward_due on tracking_forward (due_at);

-- The browser that takes a cart through the checkout, where its visitor agreed to statistics: with the order it is known who
-- bought, also where the payment provider tells of the payment after the browser is gone.
create table tracking_cart (
  cart_id uuid primary key references cart (id) on delete cascade,
  browser_id uuid not null,
  is_forwarded boolean not null
);
