import { OperationError } from '@shop/contract'
import { openCart } from '../../shop/active-cart.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { type CodeProblem, codeProblemOf } from './code-problem.ts'
import { withUtmSource } from './with-utm-source.server.ts'

/** A change of the cart that was refused: what the page then says. */
export type RefusedChange = { readonly kind: 'change' | 'add' } | { readonly kind: 'code'; readonly problem: CodeProblem }

/** Does what a form of a browser without scripts asks for; undefined when it is done. Defects are thrown. */
export async function changeCart(shop: ShopRequest, form: FormData): Promise<RefusedChange | undefined> {
  const intent = textOf(form, 'intent')
  try {
    await send(shop, intent, form)
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    if (intent === 'apply-code') return { kind: 'code', problem: codeProblemOf(textOf(form, 'code'), error) }
    return { kind: intent === 'add' || intent === 'guarantee' ? 'add' : 'change' }
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

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A whole number of a form, or NaN. */
function wholeNumber(value: FormDataEntryValue | null): number {
  return typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN
}
