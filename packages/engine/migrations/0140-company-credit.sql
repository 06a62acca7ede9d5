-- What companies may buy on account, as the owner of the shop sets it. A table of its own: an order locks it last, while a change of the
-- company's people holds the company first.
create table company_credit (
  company_id uuid primary key references company (id) on delete cascade,
  -- In cents of the currency of the company's store.
  limit_cent bigint not null constraint company_credit_limit_not_negative check (limit_cent >= 0),
  -- Days from an invoice until it is due.
  term_days integer not null constraint company_credit_term_in_range check (term_days between 1 and 60),
  -- What of its orders on account is neither paid nor cancelled: the sum of its reservations.
  open_cent bigint not null default 0 constraint company_credit_open_not_negative check (open_cent >= 0)
);

-- The part of a company's limit that an order on account takes until it is paid or cancelled.
create table credit_reservation (
  order_id uuid primary key references "order" (id) on delete cascade,
  company_id uuid not null references company_credit (company_id) on delete cascade,
  open_cent bigint not null constraint credit_reservation_open_not_negative check (open_cent >= 0)
);
create index credit_reservation_open on credit_reservation (company_id) where open_cent > 0;

alter table payment drop constraint payment_interface_known;
alter table payment add constraint payment_interface_known
  check (interface in ('cash-on-delivery', 'bank-transfer', 'on-account', 'card-payment-provider'));

-- What the owner grants is noted; what orders take of it is not.
create trigger change_is_noted after insert or delete or update of limit_cent, term_days on company_credit for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('company', 'company_id', 'limit_cent term_days');
