-- Questions that buyers ask about a product, with their answers; products that were imported before have none.
alter table product_text add column faq jsonb not null default '[]';
