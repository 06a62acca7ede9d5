-- What visitors were asked when they decided about cookies or the newsletter: a decision is proven by the words that were shown, and these change.
-- A text is kept once, under the hash of its language and its words.
create table consent_text (
  id text primary key constraint consent_text_id_form check (id ~ '^[0-9a-f]{16}$'),
  locale text not null,
  content text not null
);
alter table consent_record
  -- Missing of decisions from before, and of those about a question that is not asked any more.
  add text_id text references consent_text (id),
  -- Whether the browser said by Global Privacy Control that its owner wants no marketing.
  add has_privacy_signal boolean not null default false;
-- What was agreed to by who has the newsletter: the mail whose link was followed, or the page of the account.
alter table newsletter_subscription add consent_text_id text references consent_text (id);

-- A consent that is taken back drops what waits to be told of its browser.
create index tracking_forward_browser on tracking_forward (browser_id);
-- What someone asked is found by their address, so that it can be erased.
create index support_case_email on support_case (lower(document ->> 'customerEmail'));
