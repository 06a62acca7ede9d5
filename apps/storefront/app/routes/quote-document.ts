import { findQuoteDocument } from '../features/quote/change-quote.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import type { Route } from './+types/quote-document'

/** What a quote offers as PDF, for who may see the quote; 404 for anyone else. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const { name, content } = await findQuoteDocument(shop, params.quote)
  const file = Buffer.from(content, 'base64')
  return new Response(file, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-length': String(file.length),
    },
  })
}
