import { createBrowserTransport, type Transport } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import type { EarlyCart } from '../browser/starter-handle.ts'

/** What a form of the page puts into the cart. */
export interface Addition {
  readonly sku: string
  readonly quantity: number
  /** SKU of the guarantee chosen with it. */
  readonly guaranteeSku?: string
}

/** Reads what a form adds; undefined for a form that does something else. */
export function additionOf(form: FormData): Addition | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('intent') !== 'add' || !text('sku')) return undefined
  const quantity = /^\d{1,4}$/.test(text('quantity')) ? Number(text('quantity')) : 1
  const guaranteeSku = text('guarantee')
  return { sku: text('sku'), quantity: Math.max(1, quantity), ...(guaranteeSku ? { guaranteeSku } : {}) }
}

/** Adds to the cart of this browser, one after another. */
export interface EarlyAdditions {
  /**
   * The cart with the addition in it. Rejects when it is not; later additions are tried all the same. Sent once its answer on the page
   * is seen.
   */
  add(addition: Addition, seen?: Promise<void>): Promise<Cart>
  /** See `StarterHandle.earlyCart`. */
  settled(): Promise<EarlyCart | undefined>
}

/**
 * Calls the operations that the application would call. The middleware has a cart for every visitor who asks for one,
 * and adds to it what is asked for with it (API-06), so nothing has to be known of it; a change that was faster is answered 409 and tried again once (CART-09).
 */
export function createEarlyAdditions(language: Language, transport: Transport = createBrowserTransport('/api')): EarlyAdditions {
  let known: Cart | undefined
  const skus: string[] = []
  let last: Promise<EarlyCart | undefined> = Promise.resolve(undefined)

  const call = async (operation: string, params: object): Promise<Cart> => {
    const { status, body } = await transport({ operation, payload: [params], host: location.host })
    if (status !== 200) throw new Error(`${status}`)
    known = (body as { data: { cart: Cart } }).data.cart
    return known
  }
  const addTo = ({ id, version }: Cart, product: Product, quantity: number) =>
    call('addToCart', { id, version, product, quantity })
  const retrying = async (product: Product, quantity: number): Promise<Cart> => {
    const openWith = () => call('createCart', { language, lineItem: { product, quantity } })
    try {
      return await openWith()
    } catch (error) {
      if (!(error instanceof Error) || error.message !== '409') throw error
      return openWith()
    }
  }
  const send = async ({ sku, quantity, guaranteeSku }: Addition): Promise<Cart> => {
    const cart = await retrying({ sku }, quantity)
    // The server gives a guarantee the quantity of its product.
    return guaranteeSku ? addTo(cart, { sku: guaranteeSku, parentSku: sku }, 1) : cart
  }

  return {
    add(addition, seen) {
      skus.push(addition.sku)
      const added = Promise.all([last, seen]).then(() => send(addition))
      last = added.then(
        cart => ({ cart, skus }),
        () => ({ cart: known, skus, hasProblem: true }),
      )
      return added
    },
    settled: () => last,
  }
}

interface Product {
  readonly sku: string
  /** SKU of the product that a guarantee is for. */
  readonly parentSku?: string
}
