-- Scopes that open nothing are none: programs read published products and do nothing else.
delete from api_client where not scopes && array['view_published_products', 'view_products', 'manage_products', 'manage_project'];
update api_client set scopes = array['view_published_products'];
delete from api_token where not scopes && array['view_published_products', 'view_products', 'manage_products', 'manage_project'];
update api_token set scopes = array['view_published_products'];
alter table api_client add constraint api_client_scopes_known check (scopes <@ array['view_published_products']);
alter table api_token add constraint api_token_scopes_known check (scopes <@ array['view_published_products']);
