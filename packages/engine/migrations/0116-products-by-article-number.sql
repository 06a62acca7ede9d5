-- Lists of item numbers name products by their European article numbers.
create index product_article_number on product (european_article_number) where european_article_number <> '';
