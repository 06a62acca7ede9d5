import { OperationError } from '@shop/contract'
import { newsletterEmailOf } from '@shop/domain/newsletter'
import { safeRedirect } from '@shop/domain/redirection'
import { redirect } from 'react-router'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { trackOnServer } from '../../request/track-on-server.server.ts'
import { EMAIL_FIELD, pathAfterRequest, RETURN_FIELD, STAYS_FIELD } from './newsletter-request.ts'

/** Result of a subscription. */
export type NewsletterResult =
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly problem: 'email' | 'too-many'; readonly typed: string }

/**
 * Subscribes the e-mail address of a form (NEWS-02). Without scripts a success is the redirect back to
 * the previous page, which is thrown; failures of the shop itself are thrown too.
 */
export async function requestNewsletter(shop: ShopRequest, form: FormData): Promise<NewsletterResult> {
  const typed = textOf(form, EMAIL_FIELD)
  const email = newsletterEmailOf(typed)
  if (email === undefined) return { kind: 'refused', problem: 'email', typed }
  try {
    await shop.client.call('subscribeNewsletter', { email, locale: shop.locale })
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return { kind: 'refused', problem: error.has('TooManyRequests') ? 'too-many' : 'email', typed }
  }
  await trackOnServer(shop, 'newsletter-doi', { email, newsletterAction: 'new' })
  if (textOf(form, STAYS_FIELD)) return { kind: 'requested' }
  throw redirect(pathAfterRequest(safeRedirect(textOf(form, RETURN_FIELD) || shop.hrefs.home())), 303)
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
