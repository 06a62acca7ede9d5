-- Who changed what by command or as administrator, and whose data they looked at. Written by triggers in the transaction of the
-- change, for connections that say in `shop.actor` who works there: no command can change something and leave no line.
create table audit_line (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  -- Who says to be working, and as whom the system knows them.
  actor text not null constraint audit_actor_form check (length(actor) between 1 and 64),
  system_user_name text,
  -- The command, such as `orders cancel`, or the call, such as `POST /admin/cache/purge`.
  command text not null,
  noun text not null,
  -- Ids of the shop, never what names a person; null for many rows at once.
  subject text,
  action text not null constraint audit_action_known check (action in ('created', 'changed', 'deleted', 'read', 'done')),
  -- Names of what changed; values stand in the next two where they are no secret and say nothing of a person.
  fields text[],
  before jsonb,
  after jsonb
);
create index audit_line_of_subject on audit_line (subject, id) where subject is not null;
create index audit_line_of_noun on audit_line (noun, id);
create index audit_line_time on audit_line (at);

-- The chain over all lines in the order in which their transactions ended: each hash covers the one before.
create table audit_seal (
  position bigint primary key,
  line_id bigint not null constraint audit_seal_of_line unique references audit_line (id),
  hash bytea not null constraint audit_seal_hash_length check (octet_length(hash) = 32)
);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'Lines of the audit log are only ever added' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger audit_line_stays before update or delete on audit_line for each row execute function refuse_change_of_audit();
create trigger audit_lines_stay before truncate on audit_line for each statement execute function refuse_change_of_audit();
create trigger audit_seal_stays before update or delete on audit_seal for each row execute function refuse_change_of_audit();
create trigger audit_seals_stay before truncate on audit_seal for each statement execute function refuse_change_of_audit();

-- What is hashed of a line, whatever the time zone of the connection is.
create function audit_text(line audit_line) returns text language sql stable as $$
  select jsonb_build_array(line.id, (extract(epoch from line.at) * 1000)::bigint, line.actor, line.system_user_name, line.command,
    line.noun, line.subject, line.action, line.fields, line.before, line.after)::text
$$;

create function seal_audit_line() returns trigger language plpgsql as $$
declare
  last audit_seal;
begin
  -- Taken when the transaction ends, as its last lock: those that wait here hold nothing that this one wants.
  perform pg_advisory_xact_lock(hashtext('audit_seal'));
  select * into last from audit_seal order by position desc limit 1;
  insert into audit_seal (position, line_id, hash)
  values (coalesce(last.position, 0) + 1, new.id, sha256(coalesce(last.hash, ''::bytea) || convert_to(audit_text(new), 'UTF8')));
  return null;
end
$$;
create constraint trigger audit_line_is_sealed after insert on audit_line
  deferrable initially deferred for each row execute function seal_audit_line();

create function add_audit_line(noun text, subject text, action text, fields text[], before jsonb, after jsonb)
returns void language sql as $$
  insert into audit_line (actor, system_user_name, command, noun, subject, action, fields, before, after)
  values (current_setting('shop.actor'), nullif(current_setting('shop.system_user', true), ''),
    coalesce(nullif(current_setting('shop.command', true), ''), '–'), noun, subject, action, fields, before, after)
$$;

-- Arguments: the noun, the columns of the id, the columns whose values are noted.
create function note_change() returns trigger language plpgsql as $$
declare
  held jsonb := coalesce(to_jsonb(old), '{}'::jsonb);
  becomes jsonb := coalesce(to_jsonb(new), '{}'::jsonb);
  subject text;
  changed text[];
  before jsonb;
  after jsonb;
begin
  select string_agg(coalesce(becomes ->> name, held ->> name), '/' order by position) into subject
  from unnest(string_to_array(nullif(tg_argv[1], ''), ' ')) with ordinality names (name, position);
  select array_agg(name order by name) into changed
  from jsonb_object_keys(held || becomes) columns (name)
  where held -> name is distinct from becomes -> name and name not in ('version', 'search', 'last_modified_at', 'updated_at');
  if changed is null then
    return null;
  end if;
  select jsonb_object_agg(name, held -> name) filter (where held ? name),
    jsonb_object_agg(name, becomes -> name) filter (where becomes ? name)
  into before, after
  from unnest(string_to_array(nullif(tg_argv[2], ''), ' ')) names (name)
  where name = any (changed);
  -- Of a document, which of its parts.
  if tg_op = 'UPDATE' then
    select array_agg(field order by field) into changed
    from unnest(changed) columns (name), lateral (
      select name as field where coalesce(jsonb_typeof(held -> name), '') <> 'object' or coalesce(jsonb_typeof(becomes -> name), '') <> 'object'
      union all
      select name || '.' || part
      from jsonb_object_keys(
        case when jsonb_typeof(held -> name) = 'object' and jsonb_typeof(becomes -> name) = 'object'
          then (held -> name) || (becomes -> name) else '{}'::jsonb end) parts (part)
      where held -> name -> part is distinct from becomes -> name -> part) parts;
  end if;
  perform add_audit_line(tg_argv[0], subject,
    case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
    case when tg_op = 'UPDATE' then changed end, before, after);
  return null;
end
$$;

-- Argument: the noun. Rows that come and go by the thousand are counted.
create function note_many() returns trigger language plpgsql as $$
declare
  count bigint;
begin
  select count(*) into count from concerned;
  if count > 0 then
    perform add_audit_line(tg_argv[0], null,
      case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
      null, null, jsonb_build_object('rows', count));
  end if;
  return null;
end
$$;

do $$
declare
  one record;
begin
  for one in select * from (values
    ('api_client', 'api-client', 'id', 'name'),
    ('cart_discount', 'cart-discount', 'id', 'key is_active requires_discount_code sort_order'),
    ('checkout_attempt', 'checkout-attempt', 'id', 'method currency amount_cent state reason'),
    ('consent_record', 'consent', 'id', 'preferences statistics marketing'),
    ('customer', 'customer', 'id', 'group_source group_held_until'),
    ('discount_code', 'discount-code', 'id', 'code max_applications max_applications_per_customer'),
    ('discount_code_discount', 'discount-code', 'discount_code_id', 'cart_discount_id'),
    ('discount_code_use', 'discount-code', 'discount_code_id', 'order_id released_at'),
    ('email_proof', 'email-proof', 'id', ''),
    ('extra_guarantee', 'guarantee', 'sku', 'relative_price_rate'),
    ('fiscal_document', 'document', 'document_number', 'kind order_id issue_date'),
    ('fiscal_file', 'document', 'document_id', 'form'),
    ('inventory_entry', 'stock', 'sku', 'loaded available reserved sold'),
    ('loyalty_rule', 'loyalty-rule', 'id', 'tier currency net_cent valid_from valid_until'),
    ('newsletter_subscription', 'newsletter-subscription', 'id', 'state'),
    ('order', 'order', 'id', 'order_number order_state payment_state shipment_state'),
    ('order_delay', 'order', 'order_id', 'until told_at'),
    ('outbox', 'message', 'id', 'topic'),
    ('parcel', 'parcel', 'order_id', 'carrier shipped_at lost_at'),
    ('passkey', 'passkey', 'id', ''),
    ('password_reset_token', 'customer', 'customer_id', ''),
    ('payment', 'payment', 'id', 'interface currency amount_cent superseded_at'),
    ('payment_notification', 'payment-notice', 'id', 'event_code outcome'),
    ('payment_transaction', 'payment', 'payment_id', 'type state amount_cent'),
    ('price', 'price', 'sku', 'currency country customer_group value_cent discounted_cent is_discount_active valid_from valid_until'),
    ('privacy_export', 'privacy-request', 'request_id', ''),
    ('privacy_hold', 'privacy-hold', '', 'held_since'),
    ('privacy_request', 'privacy-request', 'id', 'request_number kind state outcome'),
    ('provider_subject', 'customer', '', ''),
    ('return', 'return', 'return_number', 'order_id state send_until refund_cent lost_parcel'),
    ('return_label', 'return', 'return_id', ''),
    ('return_line', 'return', 'return_id', 'sku quantity received accepted restocked reduction_cent'),
    ('return_picture', 'return', 'return_id', 'position'),
    ('review', 'review', 'id', 'sku rating state included_in_statistics'),
    ('shipment', 'shipment', 'id', 'order_id position dispatched_at delivered_at'),
    ('shipment_line', 'shipment', 'shipment_id', 'line_item_id quantity'),
    ('store', 'store', 'key', 'country'),
    ('support_case', 'support-case', 'id', 'case_number failed_at delivered_at'),
    ('withdrawal', 'withdrawal', 'withdrawal_number', 'order_id state settled_at')
  ) tables (name, noun, subject, shown)
  loop
    execute format(
      'create trigger change_is_noted after insert or update or delete on %I for each row
       when (current_setting(''shop.actor'', true) <> '''') execute function note_change(%L, %L, %L)',
      one.name, one.noun, one.subject, one.shown);
  end loop;
  for one in select * from (values
    ('attempt_count', 'attempt', 'DELETE'),
    ('browser_error', 'browser-error', 'DELETE'),
    ('cart', 'cart', 'DELETE'),
    ('customer_device', 'session', 'DELETE'),
    ('customer_network', 'session', 'DELETE'),
    ('idempotency_key', 'session', 'DELETE'),
    ('order_code', 'order-code', 'DELETE'),
    ('passkey_challenge', 'session', 'DELETE'),
    ('recommendation', 'recommendation', 'INSERT UPDATE DELETE'),
    ('redirect', 'redirection', 'INSERT UPDATE DELETE'),
    ('search_event', 'search', 'DELETE'),
    ('search_query', 'search', 'DELETE'),
    ('session', 'session', 'DELETE'),
    ('tracking_cart', 'tracking-event', 'DELETE'),
    ('tracking_event', 'tracking-event', 'DELETE'),
    ('tracking_forward', 'tracking-event', 'DELETE'),
    ('web_vital', 'web-vital', 'DELETE')
  ) tables (name, noun, events), unnest(string_to_array(events, ' ')) event
  loop
    execute format(
      'create trigger %I after %s on %I referencing %s table as concerned for each statement
       when (current_setting(''shop.actor'', true) <> '''') execute function note_many(%L)',
      lower(one.event) || '_of_many_is_noted', one.event, one.name, case one.event when 'DELETE' then 'old' else 'new' end, one.noun);
  end loop;
end
$$;
