-- How fast pages were for visitors, as counts of buckets (domain/monitoring): percentiles of any days, pages and countries come
-- out of them, and nothing in a row is about one visitor.
create table web_vital (
  day date not null,
  country text not null,
  page text not null,
  vital text not null,
  bucket smallint not null,
  count integer not null constraint web_vital_count_positive check (count > 0),
  primary key (day, country, page, vital, bucket)
);

-- Errors of the shop's scripts in browsers, counted per day. What is alike has one key: its type and its message.
create table browser_error (
  day date not null,
  error_key text not null,
  country text not null,
  page text not null,
  type text not null,
  message text not null,
  -- The innermost lines of the stack of the first one, a line each.
  frames text not null,
  count integer not null constraint browser_error_count_positive check (count > 0),
  primary key (day, error_key, country, page)
);
