import type { CategoryTree } from '@shop/domain/category'
import type { CustomerGroupKey } from '@shop/domain/customer'
import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import type { AttributeDefinition, CopiedPicture } from '@shop/domain/product'
import type { RecommendationKind } from '@shop/domain/recommendation'
import type { RelationRule } from '@shop/domain/relation'
import type { ReviewSource, ReviewState, ReviewTranslations } from '@shop/domain/review'
import type { Store } from '@shop/domain/store'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultInstant, Instant, Json } from './columns.ts'

/** What is sold: stores, products with prices and stock, discounts, and what is said of them. */
export interface CatalogueTables {
  store: { id: string; key: string; version: Generated<number>; country: string; document: Json<Omit<Store, 'version'>> }
  import_run: { name: string; content_hash: string; imported_at: DefaultInstant }
  import_progress: { id: string; entries: number; document: Json<unknown>; updated_at: Instant }
  imported_picture: {
    url: string
    host: string
    state: Generated<'waiting' | 'copied' | 'failed'>
    attempts: Generated<number>
    due_at: Instant
    problem: string | null
    copy: Json<CopiedPicture> | null
  }
  imported_variant: { foreign_sku: string; sku: string }
  category: {
    id: string
    key: string
    version: Generated<number>
    tree: Generated<CategoryTree>
    parent_id: string | null
    order_hint: string
    icon: string
    image_url: string | null
    document: Json<unknown>
    custom: ColumnType<unknown, string | undefined, string>
  }
  category_slug: { category_id: string; language: string; slug: string }
  attribute_definition: { name: string; document: Json<AttributeDefinition> }
  product: {
    id: string
    key: string
    version: Generated<number>
    published: boolean
    created_at: Instant
    brand: string
    model: string
    family: string
    tags: string[]
    is_freight: boolean
    european_article_number: string
    content_hash: string
    updated_at: Instant
  }
  price_record: {
    id: Generated<number>
    sku: string
    currency: string
    country: string | null
    customer_group: CustomerGroupKey | null
    valid_from: Instant | null
    valid_until: Instant | null
    value_cent: number | null
    discounted_cent: number | null
    is_discount_active: boolean
    discount_valid_from: Instant | null
    discount_valid_until: Instant | null
    in_force_from: Instant
    recorded_at: DefaultInstant
  }
  inventory_entry: {
    id: string
    sku: string
    loaded: number
    available: number
    reserved: Generated<number>
    sold: Generated<number>
    expected_delivery: string | null
    /** Units that have not come yet. */
    preorder: Generated<number>
  }
  /** Numbers to be added up. */
  stock_count: { items: string; sold_out: string }
  storage_place: { sku: string; place: string }
  search_synonym: { language: string; term: string; means: string[]; changed_at: string }
  redirect: { country: string; source: string; target: string; final_target: string; code: number }
  review: {
    id: string
    version: Generated<number>
    sku: string
    product_id: string
    rating: number
    title: string
    text: string
    author_name: string
    locale: string
    state: ReviewState
    included_in_statistics: Generated<boolean>
    answer: string | null
    translations: Json<ReviewTranslations>
    source: ReviewSource
    order_id: string | null
    customer_id: string | null
    buyer_hash: Uint8Array | null
    content_hash: string | null
    created_at: Instant
    review_created_at: Instant
  }
  review_statistics: {
    product_id: string
    rating_1: Generated<number>
    rating_2: Generated<number>
    rating_3: Generated<number>
    rating_4: Generated<number>
    rating_5: Generated<number>
  }
  cart_discount: {
    id: string
    key: string
    version: Generated<number>
    is_active: boolean
    requires_discount_code: boolean
    stores: string[]
    sort_order: number
    gift_sku: string | null
    volume_discount_group: string | null
    cohort_tier: string | null
    document: Json<CartDiscountDraft>
  }
  discount_code: {
    id: string
    code: string
    normalized_code: string
    version: Generated<number>
    max_applications: number | null
    max_applications_per_customer: number | null
    applications: Generated<number>
    document: Json<DiscountCodeDraft>
  }
  discount_code_discount: { discount_code_id: string; cart_discount_id: string }
  discount_code_use: {
    discount_code_id: string
    order_id: string
    customer_id: string | null
    email: string
    used_at: Instant
    released_at: Instant | null
  }
  recommendation: { product_id: string; kind: RecommendationKind; product_ids: string[] }
  recommendation_run: { is_only: Generated<boolean>; begun_at: Instant }
  relation_rule: { key: string; position: number; document: RelationRule; changed_at: Instant }
  product_relation: { product_id: string; rule_key: string; related_ids: string[] }
  related_base: { product_id: string; base_ids: string[] }
  relation_run: { is_only: Generated<boolean>; position: string }
  extra_guarantee: {
    sku: string
    relative_price_rate: number
    enabled_on_market: string[]
    excluded_skus: string[]
    excluded_brands: string[]
    excluded_relations: string[]
    vat_category: Generated<'S' | 'E'>
  }
}
