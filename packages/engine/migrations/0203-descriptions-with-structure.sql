-- A description with its headings, lists and tables; empty where it is plain text alone.
alter table product_text add column description_html text not null default ''
  constraint product_text_description_html_length check (length(description_html) <= 200000);
