import { OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { storedUtmSource } from '../../request/consent-cookies.ts'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { openCart } from '../../request/session.server.ts'
import { type CodeProblem, codeProblemOf } from './cart-command.ts'

/** A refused change of the cart, for the message of the page. */
type RefusedChange = { readonly kind: 'change' | 'add' } | { readonly kind: 'code'; readonly problem: CodeProblem }

/** Products that a form adds at once. */
const MAX_ADDED_AT_ONCE = 10

/** Applies the change of a form that was sent without scripts; undefined when it is done. Defects are thrown. */
export async function changeCart(shop: ShopRequest, form: FormData): Promise<RefusedChange | undefined> {
  const intent = textOf(form, 'intent')
  try {
    await send(shop, intent, form)
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    if (intent === 'apply-code') return { kind: 'code', problem: codeProblemOf(textOf(form, 'code'), error) }
    return { kind: intent === 'add' || intent === 'add-all' || intent === 'guarantee' ? 'add' : 'change' }
  }
}

async function send(shop: ShopRequest, intent: string, form: FormData): Promise<void> {
  const { client } = shop
  const { id, version } = await withUtmSource(shop, await openCart(shop))
  const lineItem = { id: textOf(form, 'lineItemId') }
  const quantity = wholeNumber(form.get('quantity'))
  const sku = textOf(form, 'sku')
  const guarantee = textOf(form, 'guarantee')
  switch (intent) {
    case 'add': {
      const { cart } = await client.call('addToCart', { id, version, product: { sku }, quantity: quantity > 0 ? quantity : 1 })
      if (guarantee) await addGuarantee(cart.version)
      return
    }
    case 'add-all':
      await addEach(form.getAll('sku').filter(value => typeof value === 'string'))
      return
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

  /** One that is refused keeps none of the others out; the first refusal is thrown afterwards. */
  async function addEach(skus: readonly string[]): Promise<void> {
    let current = version
    let refused: unknown
    for (const each of new Set(skus.slice(0, MAX_ADDED_AT_ONCE))) {
      try {
        current = (await client.call('addToCart', { id, version: current, product: { sku: each }, quantity: 1 })).cart.version
      } catch (error) {
        if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
        refused ??= error
      }
    }
    if (refused) throw refused
  }

  async function addGuarantee(current: number): Promise<void> {
    await client.call('addToCart', { id, version: current, product: { sku: guarantee, parentSku: sku }, quantity: 1 })
  }
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
