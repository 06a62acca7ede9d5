import { OperationError, type ShopClient } from '@shop/contract'
import { type Cart, holdsOtherGoods } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import { type CartCommand, coalesceCommands, keyOf } from './cart-command.ts'

interface CartQueueOptions {
  readonly client: ShopClient
  readonly language: Language
  readonly initialCart: Cart | null
  /** Called with every cart the server returns, or with null once the cart does not exist any more. */
  readonly onCart: (cart: Cart | null) => void
  /** How long changes are collected before they are sent (CART-06). */
  readonly batchMs: number
  /** Called when a change met others that were made elsewhere meanwhile; it is made in addition to them (CART-09). */
  readonly onConflict?: () => void
  /** UTM source of the visit, stored on the cart once (COOK-07). */
  readonly utmSource?: () => string | undefined
}

/** Sends cart changes one after another (CART-05). */
export interface CartQueue {
  /** Resolves when the change is in the cart; rejects when it was refused, after the cart was read again. */
  change(change: CartCommand): Promise<void>
  /** Takes over a cart from elsewhere, such as a page load, unless it is older than the current one (LIVE-11). */
  adopt(cart: Cart | null): void
  /**
   * Reads the cart again that has changed elsewhere, unless what is held has come as far (LIVE-11); while something is under way, after
   * its answer, which shows what was changed here. Resolves to whether it was read again; never rejects.
   */
  followVersion(version: number): Promise<boolean>
  /** Has the cart priced again as prices are now, as every change of it does. Never rejects. */
  recalculate(): Promise<void>
  /** Stores the UTM source on a cart that was filled before there was a queue; never rejects. Changes do so by themselves. */
  storeSource(): Promise<void>
}

interface QueuedChange {
  readonly change: CartCommand
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * A queue for the cart of one browser: changes are batched, one request runs at a time, a concurrent modification is
 * retried once with the version of the error (CART-09), a deleted cart is replaced by a new one (CART-11), any other
 * failure drops the changes behind it, reads the cart again and is thrown (CART-08, CART-10, CART-12).
 */
export function createCartQueue({
  client,
  language,
  initialCart,
  onCart,
  batchMs,
  onConflict,
  utmSource,
}: CartQueueOptions): CartQueue {
  let cart = initialCart
  let waiting: QueuedChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  /** Newest version that is known to be somewhere. */
  let announced = 0
  /** What is under way, up to its answer; never rejects. */
  let sending: Promise<void> = Promise.resolve()

  const storeCart = (next: Cart | null) => {
    cart = next
    onCart(next)
  }
  const requireCart = async (): Promise<Cart> => {
    if (!cart) storeCart((await client.call('createCart', { language })).cart)
    if (!cart) throw new Error('Cart not found')
    return cart
  }
  const request = (change: CartCommand, { id }: Cart, version: number): Promise<{ cart: Cart }> => {
    switch (change.kind) {
      case 'add': {
        const { kind: _kind, quantity, ...product } = change
        return client.call('addToCart', { id, version, product, quantity })
      }
      case 'set': {
        const lineItem = { id: change.lineItemId }
        return change.quantity === 0
          ? client.call('removeFromCart', { id, version, lineItem })
          : client.call('updateCartQuantity', { id, version, lineItem, quantity: change.quantity })
      }
      case 'apply-code':
        return client.call('applyCartCoupon', { id, version, code: change.code })
      case 'remove-code':
        return client.call('removeCartCoupon', {
          id,
          version,
          discountCode: { typeId: 'discount-code', id: change.discountCodeId },
        })
    }
  }
  const send = async (change: CartCommand, held: Cart, version: number): Promise<Cart> =>
    (await request(change, held, version)).cart
  /** Creates the cart with what is added to it first, in one call. */
  const openWith = async ({ quantity, sku }: Extract<CartCommand, { kind: 'add' }>): Promise<void> => {
    storeCart((await client.call('createCart', { language, lineItem: { product: { sku }, quantity } })).cart)
    if (!cart) throw new Error('Cart not found')
  }
  const apply = async (change: CartCommand): Promise<void> => {
    // A guarantee is added to its product, which is in a cart.
    if (!cart && change.kind === 'add' && !change.parentSku) return openWith(change)
    const held = await requireCart()
    try {
      storeCart(await send(change, held, held.version))
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
      if (error.has('ConcurrentModification') && error.currentVersion !== undefined) {
        // What is there is seen before the change covers it.
        const elsewhere = onConflict ? await readElsewhere() : undefined
        storeCart(await send(change, held, error.currentVersion))
        if (elsewhere && elsewhere.id === held.id && holdsOtherGoods(held, elsewhere)) onConflict?.()
      } else if (error.has('ResourceNotFound') && change.kind === 'add' && !change.parentSku) {
        storeCart(null)
        await openWith(change)
      } else throw error
    }
  }
  /** The cart as it is, without taking it over; undefined when it cannot be read. */
  const readElsewhere = async (): Promise<Cart | undefined> => {
    try {
      return (await client.call('getMe', {})).me.activeCart ?? undefined
    } catch {
      return undefined
    }
  }
  const reload = async (): Promise<void> => {
    try {
      const found = (await client.call('getMe', {})).me.activeCart
      announced = 0
      const isOlder = found && cart && found.id === cart.id && found.version < cart.version
      if (!isOlder) storeCart(found)
    } catch {
      // The cart on the page stays as it is; the failure of the change is the one to show.
    }
  }
  const sendUtmSource = async (): Promise<void> => {
    const source = utmSource?.()
    if (!source || !cart || cart.custom.utmSource === source) return
    const { id, version } = cart
    try {
      const actions = [{ action: 'setCustomType' as const, fields: { utmSource: source } }]
      storeCart((await client.call('updateCart', { id, version, actions })).cart)
    } catch {
      // The shopper does not wait for it, and the next change tries again.
    }
  }
  const sendAll = async (): Promise<void> => {
    running = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const applied = new Set<string>()
      try {
        for (const change of coalesceCommands(batch.map(entry => entry.change))) {
          await apply(change)
          applied.add(keyOf(change))
        }
        for (const entry of batch) entry.resolve()
        await sendUtmSource()
      } catch (error) {
        const dropped = [...batch, ...waiting]
        waiting = []
        await reload()
        // What was sent before the failure is in the cart, which is then known to have it.
        for (const entry of dropped) {
          if (batch.includes(entry) && applied.has(keyOf(entry.change))) entry.resolve()
          else entry.reject(error)
        }
      }
    }
    running = false
  }
  const price = async ({ id, version }: Cart): Promise<void> => {
    try {
      const actions = [{ action: 'recalculate' as const }]
      const { cart: priced } = await client.call('updateCart', { id, version, actions })
      if (!running && cart && cart.version <= priced.version) storeCart(priced)
    } catch {
      // Another window was faster, which is followed, or the product is not sold any more, which the order says.
    }
  }

  return {
    change(change) {
      return new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject })
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (!running) sending = sendAll()
        }, batchMs)
      })
    },
    adopt(next) {
      const isOlder = next && cart && next.id === cart.id && next.version < cart.version
      if (!isOlder && !running) storeCart(next)
    },
    async followVersion(version) {
      announced = Math.max(announced, version)
      let waited: Promise<void>
      do {
        waited = sending
        await waited
      } while (waited !== sending)
      if (!cart || cart.version >= announced) return false
      await reload()
      return true
    },
    async recalculate() {
      if (running || !cart) return
      sending = price(cart)
      await sending
    },
    async storeSource() {
      if (running) return
      sending = sendUtmSource()
      await sending
    },
  }
}
