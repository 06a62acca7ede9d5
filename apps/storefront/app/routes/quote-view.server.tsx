import type { Cart } from '@shop/domain/cart'
import { quoteObstacle } from '@shop/domain/quote'
import { buttonClass } from '@shop/ui'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { renderFrame, type SendFragment } from '../commerce-ui/still.server.tsx'
import { LEAVE, LEAVE_AND_ADD } from '../features/quote/quote-form.ts'
import { quoteHref } from '../href/quote-href.ts'
import { REFUSED, type RefusedAddition, refusedText } from '../href/refused-additions.ts'
import { translatorOf } from '../request/messages.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import type { ShopData } from '../request/shop-data.ts'

/**
 * What a cart says of quotes: that it is one, whether it can be ordered, and how it is left; else how a customer asks for one.
 * `refused` are goods that it did not take just now. Undefined for guests. Only the server renders it, so that no page loads a script for it.
 */
export async function viewQuote(
  shop: ShopRequest,
  data: ShopData,
  { quote }: Pick<Cart, 'quote'>,
  { send, refused }: { readonly send: SendFragment; readonly refused: readonly RefusedAddition[] },
): Promise<FragmentData | undefined> {
  if (!data.customer) return undefined
  const t = translatorOf(shop.locale)
  if (!quote) {
    const link = (
      <p>
        <a href={quoteHref(shop.hrefs, 'request')} className={buttonClass('link')}>
          {t('quote.request')}
        </a>
      </p>
    )
    return send('quote', renderFrame(data, link))
  }
  // Without an answer it is the order that finds out.
  const found = await optionalBlock('quote of the cart', shop.client.call('getQuote', { id: quote.id }), undefined)
  const now = new Date().toISOString()
  const isOver = found !== undefined && (quoteObstacle(found.quote, now) !== undefined || found.quote.version !== quote.version)
  const number = quote.quoteNumber
  const isRefused = refused.length > 0 && !isOver
  const text = isOver ? 'quote.cartEnded' : isRefused ? 'quote.cartRefused' : 'quote.cartNotice'
  const notice = (
    <form
      method="post"
      action={quoteHref(shop.hrefs, quote.id)}
      className={`mt-4 grid gap-2 rounded-md border p-4 text-sm ${isOver || isRefused ? 'border-sale' : 'border-steel-300 bg-steel-50'}`}
    >
      <p role={isOver || isRefused ? 'alert' : undefined}>{t(text, { number })}</p>
      {isRefused ? (
        <p className="mt-1 flex flex-wrap gap-3">
          <input type="hidden" name={REFUSED} value={refusedText(refused)} />
          {shop.market.checkoutEnabled ? (
            <a href={shop.hrefs.checkout('addresses')} className={`${buttonClass('primary')} max-sm:w-full`}>
              {t('quote.order')}
            </a>
          ) : null}
          <button type="submit" name="intent" value={LEAVE_AND_ADD} className={`${buttonClass('tertiary')} max-sm:w-full`}>
            {t('quote.setAside')}
          </button>
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-6">
        <a href={quoteHref(shop.hrefs, quote.id)} className={buttonClass('link')}>
          {t('quote.number', { number })}
        </a>
        <button type="submit" name="intent" value={LEAVE} className={buttonClass('link')}>
          {t('quote.leave')}
        </button>
      </p>
    </form>
  )
  return send('quote', renderFrame(data, notice))
}
