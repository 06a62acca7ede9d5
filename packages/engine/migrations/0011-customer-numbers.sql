create sequence customer_number start 100001;
alter table customer
  add column customer_number text not null default 'C' || nextval('customer_number')
    constraint customer_number_unique unique
    constraint customer_number_form check (customer_number ~ '^C[0-9]{6,12}$'),
  drop constraint customer_document_is_rest,
  add constraint customer_document_is_rest
    check (not document ?| array['id', 'version', 'customerNumber', 'email', 'customerGroupAssignments']);
