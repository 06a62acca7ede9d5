-- When a subscriber was last reminded of what they agreed to: once a year.
alter table newsletter_subscription add column reminded_at timestamptz;
create index newsletter_consent_age on newsletter_subscription ((greatest(confirmed_at, reminded_at))) where state = 'confirmed';
