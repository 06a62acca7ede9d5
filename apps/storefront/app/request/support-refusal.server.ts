import { OperationError, type ShopClient } from '@shop/contract'
import type { Locale } from '@shop/domain/market'
import { SUPPORT_SCOPE } from '@shop/domain/session'
import { forbiddenPage } from './forbidden-page.server.ts'
import { translatorOf } from './messages.ts'

/**
 * A client that, where someone of the shop looks at it as a customer, makes what such a session may not do a page that says so: not
 * a failure of the form, which could be tried again. Any other session's client stays as it is.
 */
export function tellingSupport(
  client: ShopClient,
  { cookie, locale }: { readonly cookie: string | undefined; readonly locale: Locale },
): ShopClient {
  if (!cookie?.includes(SUPPORT_SCOPE)) return client
  return {
    async call(operation, params, customQuery) {
      try {
        return await client.call(operation, params, customQuery)
      } catch (error) {
        if (!(error instanceof OperationError && error.has('Forbidden'))) throw error
        const t = translatorOf(locale)
        throw forbiddenPage({ title: t('actAs.refusedTitle'), text: t('actAs.refusedText') })
      }
    },
  }
}
