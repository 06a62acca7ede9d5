-- Companies that buy, with their people. Every change, of the people too, is made under the lock of the company's row and raises its
-- version.
create table company (
  id uuid primary key,
  version integer not null default 1,
  store_key text not null references store (key),
  name text not null constraint company_name_length check (length(name) between 1 and 80),
  vat_number text constraint company_vat_number_length check (length(vat_number) between 1 and 40),
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now()
);
create index company_name on company (store_key, lower(name));

create table associate (
  -- A person belongs to one company.
  customer_id uuid primary key references customer (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  roles text[] not null constraint associate_roles_known
    check (cardinality(roles) between 1 and 3 and roles <@ array['admin', 'buyer', 'approver']),
  -- In cents of the currency of the company's store; null where no one has to approve.
  approval_limit_cent bigint constraint associate_limit_positive check (approval_limit_cent >= 0),
  joined_at timestamptz not null default now()
);
create index associate_company on associate (company_id, joined_at);

create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  email text not null constraint company_invitation_email_lower check (email = lower(email)),
  locale text not null,
  roles text[] not null constraint company_invitation_roles_known
    check (cardinality(roles) between 1 and 3 and roles <@ array['admin', 'buyer', 'approver']),
  approval_limit_cent bigint constraint company_invitation_limit_positive check (approval_limit_cent >= 0),
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint company_invitation_once_per_email unique (company_id, email)
);
create index company_invitation_email on company_invitation (email);
create index company_invitation_expiry on company_invitation (expires_at);
