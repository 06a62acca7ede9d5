-- Invoices and credit notes. A row is written once, when its number is given, and holds all that its renderings need.
-- A sequence would not do: it keeps the numbers of transactions that were rolled back, and leaves gaps after a crash.
create table fiscal_counter (
  series text primary key,
  last_number bigint not null constraint fiscal_counter_not_negative check (last_number >= 0),
  last_date date not null,
  -- Of the last document, or one zero byte before the first.
  last_hash bytea not null
);

create table fiscal_document (
  id uuid primary key,
  series text not null,
  number bigint not null constraint fiscal_number_positive check (number >= 1),
  document_number text not null constraint fiscal_document_number_unique unique,
  kind text not null constraint fiscal_kind_known check (kind in ('invoice', 'creditNote')),
  -- What it was issued for; a second one for the same cannot be issued.
  issue_key text not null constraint fiscal_issued_once unique,
  order_id uuid not null references "order" (id),
  -- The invoice that a credit note is about.
  invoice_id uuid references fiscal_document (id),
  issue_date date not null,
  -- The document as canonical JSON, byte by byte what its hash is made of: jsonb would not keep it.
  content text not null,
  -- SHA-256 of the hash before it, its series and number, and the SHA-256 of its content.
  hash bytea not null constraint fiscal_hash_length check (octet_length(hash) = 32),
  issued_at timestamptz not null,
  constraint fiscal_number_unique unique (series, number),
  constraint fiscal_credit_has_invoice check ((kind = 'creditNote') = (invoice_id is not null))
);
create index fiscal_document_day on fiscal_document (issue_date);
create index fiscal_document_order on fiscal_document (order_id);
create index fiscal_document_invoice on fiscal_document (invoice_id) where invoice_id is not null;

-- The shipments that invoices are about: each is invoiced once.
create table fiscal_document_shipment (
  shipment_id uuid primary key references shipment (id),
  document_id uuid not null references fiscal_document (id)
);

-- Renderings of a document as they were sent: XML for programs, PDF for people.
create table fiscal_file (
  document_id uuid not null references fiscal_document (id),
  form text not null constraint fiscal_form_known check (form in ('cii', 'pdf')),
  content bytea not null,
  sha256 bytea not null constraint fiscal_file_hash_right check (sha256 = sha256(content)),
  created_at timestamptz not null default now(),
  primary key (document_id, form)
);

-- Corrections are documents of their own. The trigger holds for every role, that of an administrator too.
create function refuse_fiscal_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was issued is not changed: % of %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger fiscal_document_kept before update or delete on fiscal_document for each row execute function refuse_fiscal_change();
create trigger fiscal_document_not_emptied before truncate on fiscal_document execute function refuse_fiscal_change();
create trigger fiscal_shipment_kept before update or delete on fiscal_document_shipment
  for each row execute function refuse_fiscal_change();
create trigger fiscal_shipment_not_emptied before truncate on fiscal_document_shipment execute function refuse_fiscal_change();
create trigger fiscal_file_kept before update or delete on fiscal_file for each row execute function refuse_fiscal_change();
create trigger fiscal_file_not_emptied before truncate on fiscal_file execute function refuse_fiscal_change();
