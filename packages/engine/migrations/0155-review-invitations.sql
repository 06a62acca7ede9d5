-- Orders whose buyer is asked once how they like the goods, whatever becomes of the mail.
create table review_invitation (
  order_id uuid primary key references "order" (id) on delete cascade,
  recipient_id uuid not null references mail_recipient (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  -- When it was handed to the mail server; without it there was nothing to ask about, or it is still to be sent.
  sent_at timestamptz
);
create index review_invitation_recipient on review_invitation (recipient_id);
create index review_invitation_age on review_invitation (claimed_at);
create index shipment_delivery on shipment (delivered_at) where delivered_at is not null;

alter table mail_preference drop constraint mail_preference_kind_known,
  add constraint mail_preference_kind_known check (kind in ('abandoned-cart', 'review-invitation', 'price-drop'));
