import { MAX_CHOSEN_PRODUCTS } from '@shop/domain/product'
import { MAX_SHOPPING_LIST_LINES } from '@shop/domain/shopping-list'
import { buttonClass } from '@shop/ui'
import { IconX } from '@shop/ui/icons'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { comparisonHref, wishListHref } from '../../href/mark-hrefs.ts'
import { useShop } from '../../request/use-shop.tsx'

/** What is said of the marks of products, by what it is said of. */
const NOTES = [
  ['saved', 'wishList.saved'],
  ['removed', 'wishList.removed'],
  ['failed', 'wishList.failed'],
] as const

/** The bar at the bottom with the products that are to be compared, and the notes that may come above it. */
export function MarkBar({ products }: { products: readonly CardProduct[] }) {
  const { t, hrefs, text } = useShop()
  return (
    <>
      {products.length > 0 ? (
        <section aria-label={t('comparison.title')} className="bg-white shadow-bar">
          <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <p className="num text-sm font-semibold max-md:sr-only">
              {t('comparison.title')} ({products.length}/{MAX_CHOSEN_PRODUCTS})
            </p>
            <ul className="flex grow gap-2">
              {products.map(({ id, name, masterVariant: { sku, images } }) => (
                <li key={`${id} ${sku}`}>
                  <button
                    type="button"
                    data-mark="compare"
                    data-sku={sku}
                    aria-pressed="true"
                    aria-label={t('comparison.remove', { name: text(name) })}
                    className="relative block size-12 cursor-pointer rounded-md border border-steel-300 bg-steel-50 p-0.5 hover:border-ink-700"
                  >
                    <ProductPicture image={images[0]} sizes="48px" />
                    <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-ink-900 text-white">
                      <IconX className="size-3.5" />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" data-mark="compare-none" className={`${buttonClass('link')} max-sm:sr-only`}>
              {t('comparison.clear')}
            </button>
            <a
              href={comparisonHref(
                hrefs,
                products.map(({ masterVariant }) => masterVariant.sku),
              )}
              className={buttonClass('secondary')}
            >
              {t('product.compare')}
            </a>
          </div>
        </section>
      ) : null}
      {NOTES.map(([what, key]) => (
        <template key={what} data-say={what}>
          <p>{t(key)}</p>
          <a href={wishListHref(hrefs)}>{t('wishList.view')}</a>
        </template>
      ))}
      <template data-say="full">
        <p>{t('comparison.full', { max: MAX_CHOSEN_PRODUCTS })}</p>
      </template>
      <template data-say="wishes-full">
        <p>{t('wishList.full', { max: MAX_SHOPPING_LIST_LINES })}</p>
        <a href={wishListHref(hrefs)}>{t('wishList.view')}</a>
      </template>
    </>
  )
}
