-- What a shopper has to do next to pay, for a page that did not begin the payment; gone when the attempt ends.
alter table checkout_attempt add column next_step jsonb;
