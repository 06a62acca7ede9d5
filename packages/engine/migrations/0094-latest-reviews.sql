-- The newest published reviews of all products, for pages of editors.
create index review_latest on review (review_created_at desc, id) where state = 'approved' and text <> '';
