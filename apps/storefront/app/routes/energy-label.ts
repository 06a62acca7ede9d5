import { energyLabelSvg } from '../features/product/energy-label-svg.server.ts'
import { loadProductOfSku } from '../features/product/load-product.server.ts'
import { cacheableText } from '../request/file-response.server.ts'
import { pageNotFound } from '../request/not-found.ts'
import { shopContext } from '../request/request-context.server.ts'
import type { Route } from './+types/energy-label'

/** The energy label of a variant as a drawing, made from what the catalogue says of it (PDP-23). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = await loadProductOfSku(context.get(shopContext), (params.sku ?? '').toUpperCase())
  const svg = product && energyLabelSvg(product)
  if (!svg) throw pageNotFound()
  return cacheableText(request, svg, 'image/svg+xml; charset=utf-8')
}
