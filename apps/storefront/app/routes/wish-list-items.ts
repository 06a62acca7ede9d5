import { OperationError } from '@shop/contract'
import { isSku } from '@shop/domain/product'
import { MAX_SHOPPING_LIST_LINES } from '@shop/domain/shopping-list'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/wish-list-items'
import { renderWishList } from './marks-view.server.tsx'

const PRIVATE = { headers: { 'cache-control': 'private, no-store' } }

/** The wishes that a device keeps, as their page shows them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadShopData(context, url)
  const html = await renderWishList(context.get(shopContext), data, skusOf(url.searchParams.get('skus')))
  return Response.json({ html }, PRIVATE)
}

/**
 * Changes the list in the account, and says what is in it then; without a change it only says that. Who was signed in when the page was
 * made may be so no more, or have no account any more: nothing is theirs to be read then, and a change is answered 401.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { client, locale } = context.get(shopContext)
  const form = await request.formData()
  const [add, remove] = [skusOf(form.get('add')), skusOf(form.get('remove'))]
  const isChange = add.length + remove.length > 0
  try {
    const { skus } = isChange
      ? await client.call('updateWishList', { name: translatorOf(locale)('wishList.title'), add, remove })
      : await client.call('getWishList', {})
    return Response.json({ skus }, PRIVATE)
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode !== 401) throw error
    return isChange ? Response.json(null, { ...PRIVATE, status: 401 }) : Response.json({ skus: [] }, PRIVATE)
  }
}

function skusOf(value: FormDataEntryValue | null): string[] {
  const named = typeof value === 'string' ? value.split(',').filter(isSku) : []
  return [...new Set(named)].slice(0, MAX_SHOPPING_LIST_LINES)
}
