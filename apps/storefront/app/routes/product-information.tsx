import { localize } from '@shop/domain/market'
import { Breadcrumbs, Button } from '@shop/ui'
import { IconPrinter } from '@shop/ui/icons'
import { energyLabelFactsOf } from '../features/product/energy-label.tsx'
import { loadProductOfSku } from '../features/product/load-product.server.ts'
import { ProductInformation } from '../features/product/product-information.tsx'
import { pageNotFound } from '../request/not-found.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/product-information'

/** The product information sheet of goods with an energy label; others have none (PDP-23). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const product = await loadProductOfSku(shop, params.sku.toUpperCase())
  if (!product || !energyLabelFactsOf(product)) throw pageNotFound()
  return { product, name: localize(product.name, shop.locale) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  hiddenPageHead(matches, t => `${t('product.informationSheet')} – ${loaderData?.name ?? ''}`)

export default function ProductInformationPage({ loaderData: { product } }: Route.ComponentProps) {
  const { t, hrefs, text } = useShop()
  return (
    <div className="wrap max-w-5xl py-6 md:py-10">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[
          { name: t('listing.home'), href: hrefs.home() },
          { name: text(product.name), href: hrefs.product(text(product.slug), skuInLink(product)) },
          { name: t('product.informationSheet') },
        ]}
      />
      <h1 className="mt-6 text-h1">{t('product.informationSheet')}</h1>
      <p className="mt-2 mb-8 text-lg text-steel-600">{text(product.name)}</p>
      <ProductInformation product={product} />
      <p className="no-print mt-8">
        <Button variant="tertiary" size="lg" onClick={() => window.print()}>
          <IconPrinter className="size-5" />
          {t('order.print')}
        </Button>
      </p>
    </div>
  )
}

/** The first variant is the product itself. */
function skuInLink({ masterVariant }: { masterVariant: { id: number; sku: string } }): string | undefined {
  return masterVariant.id === 1 ? undefined : masterVariant.sku
}
