import { loadManual, type PlannedManual } from '../features/manual/load-manual.server.ts'
import { TooManyManualsError } from '../features/manual/pdf-cache.ts'
import { loadProductOfSku } from '../features/product/load-product.server.ts'
import { FILE_CACHE, isKnown } from '../request/file-response.server.ts'
import { logError } from '../request/log.server.ts'
import { pageNotFound } from '../request/not-found.ts'
import { unavailableFile } from '../request/outage.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import type { Route } from './+types/manual'

/**
 * The manual of a variant as a PDF in the language of the URL, made from its catalogue data (PDP-23).
 * Responds 404 for goods without one, and 503 when it cannot be made now.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const sku = (params.sku ?? '').toUpperCase()
  let answer: Response | undefined
  try {
    const product = await loadProductOfSku(shop, sku)
    const manual = product && (await loadManual(shop, product))
    answer = manual && (await answerWith(manual, request))
  } catch (error) {
    const isExpected = error instanceof TooManyManualsError || request.signal.aborted
    if (!isExpected) logError('A manual could not be made', error, { sku, requestId: shop.requestId })
    answer = unavailableFile(shop.locale)
  }
  if (!answer) throw pageNotFound()
  return answer
}

async function answerWith(manual: PlannedManual, request: Request): Promise<Response> {
  const etag = `"${manual.key}"`
  const headers = { 'cache-control': FILE_CACHE, etag, vary: 'Host' }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const file = await manual.file()
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${manual.fileName}"`,
      'content-length': String(file.length),
    },
  })
}
