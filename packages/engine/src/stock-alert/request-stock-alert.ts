import type { Locale } from '@shop/domain/market'
import { sql } from 'kysely'
import { type AttemptLimit, countAttempt, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { selectCustomerById } from '../customer/customer-rows.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findOrMakeRecipient } from '../mail-preference/recipient-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'

/** Topic of the outbox under which a guest's wish is told, whose mail asks to confirm it. */
export const STOCK_ALERT_WISH_TOPIC = 'stock-alert-requested'

const PURPOSE = 'stock-alert'
/** Days for which the link that confirms is good. */
const DAYS = 7

/** Who wants to be told about which item, on a page of a store. */
export interface StockAlertRequest {
  readonly sku: string
  readonly email: string
  readonly locale: Locale
  readonly storeKey: string
  /** Address the call comes from. */
  readonly clientAddress: string
  /** The customer who is signed in, if there is one. */
  readonly customerId?: string | undefined
}

/** Mails that ask to confirm, per address. */
const CONFIRMATION_MAILS: AttemptLimit = { attempts: 5, withinSeconds: 3600 }
/** Wishes per network of the caller, no matter whom they are for. */
const WISHES: AttemptLimit = { attempts: 30, withinSeconds: 3600 }

/**
 * Notes that an address wants to be told when an item can be bought again. A customer's own address is noted at once; any other gets a
 * mail whose link confirms it, and until then nothing else. Returns whether it is noted. An item that is unknown, and an address that
 * waits already or has had five mails within an hour, are answered alike. Throws `CommerceError` `too-many-requests`.
 */
export async function requestStockAlert(context: EngineContext, wish: StockAlertRequest): Promise<boolean> {
  const { sku, locale, storeKey, clientAddress, customerId } = wish
  await requireNetworkAttempt(context, { action: 'stock-alerts', clientAddress, limit: WISHES })
  const email = wish.email.trim().toLowerCase()
  const owner = customerId === undefined ? undefined : await selectCustomerById(context.db, customerId)
  const isOwn = owner?.customer.email.toLowerCase() === email
  await inTransaction(context, async db => {
    if (!isOwn && (await countAttempt(db, ['stock-alert-mails', email], CONFIRMATION_MAILS)) !== undefined) return
    const recipient = await findOrMakeRecipient(db, { id: context.newId(), email, storeKey, locale })
    const { rows } = await sql<{ id: string }>`
      insert into stock_alert as stored (id, recipient_id, sku, state, confirmed_at)
      select ${context.newId()}::uuid, ${recipient.id}::uuid, sku, ${isOwn ? 'waiting' : 'pending'}, ${isOwn ? sql`now()` : null}
      from inventory_entry where sku = ${sku}
      on conflict (recipient_id, sku) do update set
        state = excluded.state, requested_at = now(), confirmed_at = excluded.confirmed_at, told_at = null,
        gone_since = null
      where stored.state <> 'waiting'
      returning id`.execute(db)
    const [alert] = rows
    if (!alert || isOwn) return
    const messageId = context.newId()
    await addToOutbox(db, {
      topic: STOCK_ALERT_WISH_TOPIC,
      payload: { messageId, alertId: alert.id },
      dedupKey: `${STOCK_ALERT_WISH_TOPIC}/${messageId}`,
    })
  })
  return isOwn
}

/** A token for the link that confirms a wish: signed, good for seven days. */
export async function signStockAlertLink(context: EngineContext, alertId: string): Promise<string> {
  return signExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { id: alertId, days: DAYS, now: context.now() })
}

/** Confirms a wish by the token of a mail; whether it waits for goods afterwards, so that a second click is answered alike. */
export async function confirmStockAlert(context: EngineContext, token: string): Promise<boolean> {
  const id = readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: token, now: context.now() })
  if (id === undefined) return false
  const { rows } = await sql`
    update stock_alert set state = 'waiting', confirmed_at = coalesce(confirmed_at, now())
    where id = ${id} and state in ('pending', 'waiting') returning id`.execute(context.db)
  return rows.length > 0
}
