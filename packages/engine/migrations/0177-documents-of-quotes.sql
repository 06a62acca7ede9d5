-- An answered quote as PDF, as its mail has it; an answer in its place takes it away.
create table quote_document (
  quote_id uuid primary key references quote (id) on delete cascade,
  -- Of the quote when it was answered.
  version integer not null,
  content bytea not null
);
alter table quote_document alter column content set storage external;
