-- What a tier takes: net purchases of twelve months, per currency, in a period.
create table loyalty_rule (
  id bigint generated always as identity primary key,
  tier text not null constraint loyalty_tier_known check (tier in ('tier1', 'tier2', 'tier3', 'tier4')),
  currency text not null constraint loyalty_currency_form check (currency ~ '^[A-Z]{3}$'),
  net_cent bigint not null constraint loyalty_purchases_positive check (net_cent > 0),
  valid_from timestamptz not null,
  valid_until timestamptz,
  constraint loyalty_rule_has_length check (valid_until > valid_from)
);
-- One rule without an end per tier and currency: the next one ends it.
create unique index loyalty_rule_open on loyalty_rule (tier, currency) where valid_until is null;

-- Who decided on the group: null for one from before there were rules, which purchases do not take away.
alter table customer
  add column group_source text constraint group_source_known check (group_source in ('owner', 'purchases')),
  add column group_held_until timestamptz;
