-- Words a page is to be found by, separated by commas; products that were imported before have none.
alter table product_text add column meta_keywords text not null default '';
