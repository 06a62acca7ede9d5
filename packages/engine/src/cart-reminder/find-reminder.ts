import { isChosenGoods, type LineItem } from '@shop/domain/cart'
import { isMailWanted } from '@shop/domain/mail-preference'
import { marketOfStoreKey } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice } from '@shop/domain/product'
import { sql } from 'kysely'
import { signCartLink } from '../cart/cart-link.ts'
import { selectCartById } from '../cart/cart-rows.ts'
import { loadCart } from '../cart/load-cart.ts'
import { sellableQuantity } from '../cart/sellable-variant.ts'
import type { EngineContext } from '../database/context.ts'
import { signMailLink } from '../mail-preference/mail-link.ts'
import { type MailRecipient, selectConsent, selectRecipient } from '../mail-preference/recipient-rows.ts'

/** A line of a cart as its owner is reminded of it, with what a unit costs now. */
export interface RemindedLine {
  readonly line: LineItem
  readonly price: Money
  /** Units that can be bought now of those in the cart. */
  readonly quantity: number
}

/** A cart to remind its owner of. */
export interface CartReminder {
  readonly recipient: MailRecipient
  readonly lines: readonly RemindedLine[]
  /** Signed names for the links of the mail: of the cart, and of what the recipient gets. */
  readonly cartLink: string
  readonly mailLink: string
}

/**
 * What a mail about a claimed cart says: what of it can be bought now, at the prices of now. Undefined where nothing is to be said any
 * more: its owner has changed their mind about such mails, ordered the cart or come back to it, or nothing of it is there to be bought.
 */
export async function findCartReminder(context: EngineContext, cartId: string): Promise<CartReminder | undefined> {
  const { db } = context
  const { rows } = await sql<{ recipientId: string }>`
    select recipient_id as "recipientId" from cart_reminder join cart on cart.id = cart_reminder.cart_id
    where cart_id = ${cartId} and sent_at is null and cart.last_modified_at <= claimed_at`.execute(db)
  const recipient = rows[0] && (await selectRecipient(db, rows[0].recipientId))
  const cart = await selectCartById(db, cartId)
  const market = recipient && marketOfStoreKey(recipient.storeKey)
  if (cart?.cartState !== 'Active' || !market) return undefined
  if (!isMailWanted('abandoned-cart', await selectConsent(db, recipient))) return undefined
  const owner = { anonymousId: cart.anonymousId ?? cart.id, ...(cart.customerId ? { customerId: cart.customerId } : {}) }
  const request = { id: cartId, storeKey: recipient.storeKey, owner }
  const loaded = await loadCart(context, db, request, { market, now: context.now() })
  const lines = cart.lineItems.flatMap(line => {
    const offer = loaded?.offers.get(line.variant.sku)
    const quantity = Math.min(line.quantity, sellableQuantity(offer))
    return isChosenGoods(line) && offer?.price && quantity > 0 ? [{ line, price: effectivePrice(offer.price), quantity }] : []
  })
  if (lines.length === 0) return undefined
  const [cartLink, mailLink] = [await signCartLink(context, cartId), await signMailLink(context, recipient.id)]
  return { recipient, lines, cartLink, mailLink }
}

/** Notes that the mail about a cart is out. */
export async function noteReminderSent({ db }: EngineContext, cartId: string): Promise<void> {
  await sql`update cart_reminder set sent_at = now() where cart_id = ${cartId} and sent_at is null`.execute(db)
}
