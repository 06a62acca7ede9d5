-- Pages of a market that have moved. final_target is where a chain of them ends, so that a visitor is sent on once.
create table redirect (
  country text not null constraint redirect_country check (country ~ '^[A-Z]{2}$'),
  source text not null constraint redirect_source check (source ~ '^/.' and length(source) <= 2000),
  target text not null constraint redirect_target check (target ~ '^/([^/\\]|$)' and length(target) <= 2000),
  final_target text not null constraint redirect_final_target check (final_target ~ '^/([^/\\]|$)' and final_target <> source),
  code smallint not null constraint redirect_code check (code in (301, 308)),
  primary key (country, source)
);
