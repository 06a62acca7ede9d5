import { type ProductImage, smallestPictureOf } from '@shop/domain/product'
import type { RelationKind } from '@shop/domain/relation'
import type { MessageKey } from '@shop/i18n'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { useShop } from '../../request/use-shop.tsx'
import { PriceTag } from './product-notes.tsx'

/** Products that go with another one for one reason, as its page shows them (PDP-27). */
export interface ShownRelation {
  readonly key: string
  readonly kind: RelationKind
  readonly isRequired: boolean
  readonly reason?: string
  readonly products: readonly CardProduct[]
}

/** Besides `related-rows`: each in a frame of its own. */
const BOXED = '[&_a]:rounded-card [&_a]:border [&_a]:border-steel-200 [&_a]:pr-3 [&_a]:pl-2 [&_a:hover]:border-ink-700'

/** What each kind is called above its products. */
const KIND_TITLES: Readonly<Record<RelationKind, MessageKey>> = {
  consumable: 'relation.consumables',
  protection: 'relation.protection',
  'spare-part': 'relation.spareParts',
  accessory: 'relation.accessories',
}

/**
 * What a product cannot be used without, or not safely: the closest fit of each reason, next to the button of the product.
 * Nothing where it needs nothing.
 */
export function NeededProducts({ relations }: { relations: readonly ShownRelation[] }) {
  const { t } = useShop()
  const needed = relations.filter(({ isRequired }) => isRequired)
  if (needed.length === 0) return null
  return (
    <section aria-labelledby="also-needed" className="rounded-card border border-steel-200 px-3 pt-2.5 pb-1">
      <h2 id="also-needed" className="text-sm font-semibold">
        {t('product.alsoNeeded')}
      </h2>
      <ul className="related-rows divide-y divide-steel-200">
        {needed.map(({ key, reason, products: [product] }) =>
          product ? (
            <li key={key}>
              <RelatedProduct product={product} reason={reason} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

/** What goes with a product, by what it is to it; each reason is said once, above those that it holds for. */
export function RelatedByKind({ relations }: { relations: readonly ShownRelation[] }) {
  const { t } = useShop()
  const kinds = [...Map.groupBy(relations, ({ kind }) => kind)]
  return (
    <div className="grid gap-6">
      {kinds.map(([kind, ofKind]) => (
        <div key={kind} className="grid gap-3">
          {kinds.length > 1 || kind !== 'accessory' ? <h3 className="text-h4">{t(KIND_TITLES[kind])}</h3> : null}
          {ofKind.map(({ key, reason, products }) => (
            <div key={key}>
              {reason ? <p className="mb-2 text-sm text-steel-600">{reason}</p> : null}
              <ul className={`related-rows grid gap-2.5 sm:grid-cols-2 xl:grid-cols-4 ${BOXED}`}>
                {products.map(product => (
                  <li key={product.id}>
                    <RelatedProduct product={product} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface RelatedProductProps {
  readonly product: CardProduct
  readonly reason?: string | undefined
}

/** A row of `related-rows`. */
function RelatedProduct({ product, reason }: RelatedProductProps) {
  const { hrefs, text } = useShop()
  const { price, images, sku } = product.masterVariant
  return (
    <a href={hrefs.product(text(product.slug))}>
      <div className="shot">
        <SmallPicture image={images[0]} />
      </div>
      <div>
        <b>{text(product.name)}</b>
        {reason ? <small>{reason}</small> : null}
        {price ? <PriceTag price={price} sku={sku} isAlone size="sm" /> : null}
      </div>
    </a>
  )
}

/** 56 px wide: one file serves every screen. */
function SmallPicture({ image }: { image: ProductImage | undefined }) {
  if (!image) return null
  return <img src={smallestPictureOf(image)} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
}
