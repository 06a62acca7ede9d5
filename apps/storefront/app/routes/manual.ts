import { loadManual } from '../features/manual/load-manual.server.ts'
import { ManualsBusyError } from '../features/manual/manual-shelf.ts'
import { loadProductOfSku } from '../features/product/load-product-of-sku.server.ts'
import { FILE_CACHE, isKnown } from '../shop/cacheable-text.server.ts'
import { logError } from '../shop/log.server.ts'
import { pageNotFound } from '../shop/page-not-found.ts'
import { shopContext } from '../shop/request-context.server.ts'
import type { Route } from './+types/manual'

/** The manual of a variant as a PDF in the language of the address, made from what the catalogue says of it (PDP-23). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const product = await loadProductOfSku(shop, (params.sku ?? '').toUpperCase())
  const manual = product && (await loadManual(shop, product))
  if (!manual) throw pageNotFound()
  const etag = `"${manual.key}"`
  const headers = { 'cache-control': FILE_CACHE, etag, vary: 'Host' }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  try {
    const file = await manual.file()
    const disposition = `inline; filename="${manual.fileName}"`
    return new Response(file, {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-disposition': disposition,
        'content-length': String(file.length),
      },
    })
  } catch (error) {
    if (!(error instanceof ManualsBusyError)) logError('A manual could not be made', error, { sku: params.sku ?? '' })
    const unavailable = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' }
    return new Response('The manual is not available at the moment.\n', { status: 503, headers: unavailable })
  }
}
