/**
 * Tables without data of people, with their columns: goods, prices, texts, settings, counts, and what a purchase needs besides its
 * order; and the log of what those who run the shop have done, which names people by ids alone. A column that is added has to be named here or in `PERSONAL_TABLES`.
 */
export const SHOP_TABLES: Readonly<Record<string, string>> = {
  api_client: 'id name secret_hash scopes created_at',
  api_token: 'token_hash client_id scopes expires_at',
  attribute_definition: 'name document',
  audit_line: 'id at actor system_user_name command noun subject action fields before after',
  audit_seal: 'position line_id hash',
  cart_discount:
    'id key version is_active requires_discount_code stores sort_order gift_sku volume_discount_group cohort_tier document',
  catalogue_change: 'xid subject noted_at topic',
  catalogue_change_kept: 'one_row gone_until',
  category: 'id key version parent_id order_hint icon image_url document tree custom',
  category_slug: 'category_id language slug',
  consent_text: 'id locale content',
  discount_code: 'id code normalized_code version max_applications max_applications_per_customer applications document',
  discount_code_claim: 'attempt_id discount_code_id ended_at',
  discount_code_discount: 'discount_code_id cart_discount_id',
  extra_guarantee: 'sku relative_price_rate enabled_on_market excluded_skus excluded_brands excluded_relations',
  fiscal_counter: 'series last_number last_date last_hash',
  fiscal_document_shipment: 'shipment_id document_id',
  import_progress: 'id entries document updated_at',
  import_run: 'name content_hash imported_at',
  imported_variant: 'foreign_sku sku',
  inventory_entry: 'id sku loaded available reserved sold',
  kysely_migration: 'name timestamp',
  kysely_migration_lock: 'id is_locked',
  loyalty_rule: 'id tier currency net_cent valid_from valid_until',
  order_delay: 'order_id until told_at',
  payment_event: 'event_key transaction_id state received_at',
  payment_transaction: 'id payment_id type state amount_cent interaction_id created_at provider_reference asked_at',
  price:
    'id sku currency country value_cent discounted_cent is_discount_active customer_group valid_from valid_until discount_valid_from discount_valid_until',
  price_record:
    'id sku currency country customer_group valid_from valid_until value_cent discounted_cent is_discount_active discount_valid_from discount_valid_until in_force_from recorded_at',
  product:
    'id key version published created_at brand model family tags is_freight european_article_number content_hash updated_at',
  product_category: 'product_id category_id position',
  product_text:
    'product_id language name slug description family_description highlights delivery_package meta_title meta_description name_rank search meta_keywords faq',
  product_variant: 'sku product_id variant_id images attributes',
  recommendation: 'product_id kind product_ids',
  recommendation_run: 'is_only begun_at',
  redirect: 'country source target final_target code',
  return_event: 'return_id state at',
  return_line: 'return_id line_item_id position sku quantity received accepted restocked reduction_cent',
  return_stock_movement: 'return_id sku kind quantity created_at',
  review_statistics: 'product_id rating_1 rating_2 rating_3 rating_4 rating_5',
  search_event: 'query_id type place product_id position happened_at',
  shipment_line: 'shipment_id line_item_id quantity',
  signing_key: 'name key created_at',
  stock_movement: 'order_id sku quantity created_at kind',
  stock_reservation: 'attempt_id sku quantity ended_at',
  store: 'id key version country document',
  web_vital: 'day country page vital bucket count',
}
