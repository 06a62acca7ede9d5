-- What visitors decided about cookies, as a proof: under a number of their browser's own, without address, name or session.
create table consent_record (
  id uuid not null,
  decided_at timestamptz not null,
  version integer not null,
  preferences boolean not null,
  statistics boolean not null,
  marketing boolean not null,
  store_key text not null references store (key),
  locale text not null,
  primary key (id, decided_at)
);
create index consent_record_age on consent_record (decided_at);
