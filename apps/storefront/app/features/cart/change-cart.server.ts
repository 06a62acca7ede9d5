import { OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { localize } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import { redirect } from 'react-router'
import { type RefusedAddition as QuoteRefusal, REFUSED, refusedText } from '../../href/refused-additions.ts'
import { storedUtmSource } from '../../request/consent-cookies.ts'
import { logError } from '../../request/log.server.ts'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { openCart } from '../../request/session.server.ts'
import { type CodeProblem, codeProblemOf } from './cart-command.ts'
import { partlyAddedText } from './partly-added-text.ts'

/** A refused change of the cart, for the message of the page. */
export type RefusedChange =
  | { readonly kind: 'change' | 'add' }
  | { readonly kind: 'code'; readonly problem: CodeProblem }
  /** Some of several products, which the text names; the others are in the cart. */
  | { readonly kind: 'add-all'; readonly text: string }

/** A product that was refused, and why. */
interface RefusedAddition {
  readonly sku: string
  readonly error: OperationError
}

/** Products that a form adds at once. */
const MAX_ADDED_AT_ONCE = 10

/** Applies the change of a form that was sent without scripts; undefined when it is done. Defects are thrown. */
export async function changeCart(shop: ShopRequest, form: FormData): Promise<RefusedChange | undefined> {
  const intent = textOf(form, 'intent')
  try {
    if (intent === 'add-all') return await changeByEach(shop, form)
    await send(shop, intent, form)
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    if (intent === 'apply-code') return { kind: 'code', problem: codeProblemOf(textOf(form, 'code'), error) }
    return { kind: intent === 'add' || intent === 'add-all' || intent === 'guarantee' ? 'add' : 'change' }
  }
}

/** Adds the products of a form one after the other. One that is refused keeps none of the others out, and is named. */
async function changeByEach(shop: ShopRequest, form: FormData): Promise<RefusedChange | undefined> {
  const { client } = shop
  const skus = form.getAll('sku').filter(value => typeof value === 'string')
  const opened = await openCart(shop)
  if (opened.quote)
    throw toCartOfQuote(
      shop,
      skus.map(sku => ({ sku, quantity: 1 })),
    )
  const { id, version } = await withUtmSource(shop, opened)
  const refused: RefusedAddition[] = []
  let current = version
  for (const sku of new Set(skus.slice(0, MAX_ADDED_AT_ONCE))) {
    try {
      const params = { id, version: current, product: { sku }, quantity: 1 }
      current = (await client.call('addToCart', params)).cart.version
    } catch (error) {
      if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
      refused.push({ sku, error })
    }
  }
  if (refused.length === 0) return undefined
  const names = await namesOf(shop, refused)
  const named = (some: readonly RefusedAddition[]) => some.map(({ sku }) => names.get(sku) ?? sku)
  const text = partlyAddedText(translatorOf(shop.locale), {
    added: [],
    soldOut: named(refused.filter(({ error }) => error.has('OutOfStock'))),
    failed: named(refused.filter(({ error }) => !error.has('OutOfStock'))),
  })
  return { kind: 'add-all', text }
}

/** What products are called, by their SKUs, as far as that can be said. */
async function namesOf({ client, language, locale }: ShopRequest, refused: readonly RefusedAddition[]) {
  const skus = refused.map(({ sku }) => sku)
  const found = client.call('getProduct', { skus, limit: skus.length, locale: language }).then(({ products }) => products.results)
  const products = await optionalBlock<readonly ProductProjection[]>('names of refused products', found, [])
  return new Map(products.map(({ masterVariant, name }) => [masterVariant.sku, localize(name, locale)]))
}

async function send(shop: ShopRequest, intent: string, form: FormData): Promise<void> {
  const { client } = shop
  const opened = await openCart(shop)
  const { id, version } = await withUtmSource(shop, opened)
  const lineItem = { id: textOf(form, 'lineItemId') }
  const quantity = wholeNumber(form.get('quantity'))
  const sku = textOf(form, 'sku')
  const guarantee = textOf(form, 'guarantee')
  switch (intent) {
    case 'add': {
      if (opened.quote) throw toCartOfQuote(shop, [{ sku, quantity: quantity > 0 ? quantity : 1 }])
      const { cart } = await client.call('addToCart', { id, version, product: { sku }, quantity: quantity > 0 ? quantity : 1 })
      if (guarantee) await addGuarantee(cart.version)
      return
    }
    case 'guarantee':
      await addGuarantee(version)
      return
    case 'remove':
      await client.call('removeFromCart', { id, version, lineItem })
      return
    case 'apply-code':
      await client.call('applyCartCoupon', { id, version, code: textOf(form, 'code').trim() })
      return
    case 'remove-code': {
      const discountCode = { typeId: 'discount-code' as const, id: textOf(form, 'discountCodeId') }
      await client.call('removeCartCoupon', { id, version, discountCode })
      return
    }
    default:
      await client.call('updateCartQuantity', { id, version, lineItem, quantity })
  }

  async function addGuarantee(current: number): Promise<void> {
    await client.call('addToCart', { id, version: current, product: { sku: guarantee, parentSku: sku }, quantity: 1 })
  }
}

/** The redirect to the cart of a quote, which says why it takes no goods and what can be done. */
function toCartOfQuote({ hrefs }: Pick<ShopRequest, 'hrefs'>, additions: readonly QuoteRefusal[]) {
  return redirect(`${hrefs.checkout('cart')}?${new URLSearchParams({ [REFUSED]: refusedText(additions) })}`, 303)
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A whole number of a form, or NaN. */
function wholeNumber(value: FormDataEntryValue | null): number {
  return typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN
}

/** Stores the UTM source of the visit on the cart, if there is one (COOK-07); a failure leaves the cart as it is. */
async function withUtmSource({ client, cookie }: Pick<ShopRequest, 'client' | 'cookie'>, cart: Cart): Promise<Cart> {
  const utmSource = storedUtmSource(cookie)
  if (!utmSource || cart.custom.utmSource === utmSource) return cart
  const actions = [{ action: 'setCustomType' as const, fields: { utmSource } }]
  try {
    return (await client.call('updateCart', { id: cart.id, version: cart.version, actions })).cart
  } catch (error) {
    logError('The UTM source could not be stored on a cart', error)
    return cart
  }
}
