import type { Cart } from '@shop/domain/cart'
import type { LiveEvent } from '@shop/domain/live'
import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { forgetLiveStock, onLiveStock, shownSkus, storeLiveStock } from '../../browser/live-stock.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { CartQueue } from './cart-queue.ts'
import type { LiveConnection } from './live-connection.ts'

/** Most SKUs that a connection follows. */
const MAX_SKUS = 100

interface LiveCartProps {
  readonly cart: Cart
  readonly openQueue: () => Promise<CartQueue>
}

/**
 * Keeps the cart as it is elsewhere, and the stock of what the page shows (LIVE-09..LIVE-11). A component of its own, since it is
 * rendered with every step of a navigation.
 */
export function LiveCart({ cart, openQueue }: LiveCartProps) {
  const { data } = useShop()
  const { revalidate } = useRevalidator()
  // A form that is on its way, such as an order, may end the cart, and brings a page with the prices of then.
  const isSending = useNavigation().formMethod !== undefined
  const connection = useRef<LiveConnection>(undefined)
  // What events are answered with, as it is when they come.
  const now = useRef({ cart, openQueue, revalidate, isSending, isForAll: data.isForAll })
  useEffect(() => {
    now.current = { cart, openQueue, revalidate, isSending, isForAll: data.isForAll }
  })
  const skusInCart = () => now.current.cart.lineItems.map(line => line.variant.sku)
  const show = () => connection.current?.show([...new Set([...shownSkus(), ...skusInCart()])].slice(0, MAX_SKUS))

  const answer = async (event: LiveEvent) => {
    const held = now.current.cart.version
    if (event.event === 'updated-stock') {
      storeLiveStock(event.stock)
      if (!event.stock.some(({ sku, hasNewPrice }) => hasNewPrice && skusInCart().includes(sku))) return
      const queue = await now.current.openQueue()
      if (now.current.isSending) return
      await queue.recalculate()
    } else {
      if (event.version <= held) return
      // What was changed here is on the page, which may go on from it, as from a cart without anything in it.
      if (!(await (await now.current.openQueue()).followVersion(event.version))) return
    }
    // A page that is made for its visitor shows the cart besides, such as the summary of the checkout.
    if (connection.current && !now.current.isForAll) await now.current.revalidate()
  }

  const { id: cartId } = cart
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection as long as it is the same cart; events are answered with what is so then
  useEffect(() => {
    let isLeft = false
    const connect = async () => {
      const module = await import('./live-connection.ts').catch(() => undefined)
      if (isLeft) return
      const onEvent = (event: LiveEvent) => void answer(event).catch(() => undefined)
      connection.current = module?.openLiveConnection({ cartId, onEvent, onSilence: forgetLiveStock })
      show()
    }
    void connect()
    const unfollow = onLiveStock(show)
    return () => {
      isLeft = true
      unfollow()
      connection.current?.close()
      connection.current = undefined
    }
  }, [cartId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are other SKUs
  useEffect(show, [cart])
  return null
}
