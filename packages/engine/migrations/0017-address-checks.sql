-- Sessions whose shopper had her address looked up once; it is not asked about again.
create table address_check (
  session_id uuid primary key references session (id) on delete cascade,
  checked_at timestamptz not null default now()
);
