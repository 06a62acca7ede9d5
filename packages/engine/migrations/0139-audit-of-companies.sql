-- What commands change of companies is noted. A file of its own, which runs after the one that makes `note_change`.
create trigger change_is_noted after insert or update or delete on company for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('company', 'id', 'store_key');
create trigger change_is_noted after insert or update or delete on associate for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('company', 'company_id', 'roles approval_limit_cent');
create trigger change_is_noted after insert or update or delete on company_invitation for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_change('company', 'company_id', 'roles approval_limit_cent expires_at');
