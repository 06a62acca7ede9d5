import type { Locale } from '@shop/domain/market'
import { type WithdrawalDeclaration, withdrawnOrderNumberOf } from '@shop/domain/withdrawal'
import { sql } from 'kysely'
import { type AttemptLimit, countAttempt, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { insertWithdrawal, WITHDRAWAL_RECEIVED_TOPIC } from './withdrawal-rows.ts'

/** A declaration as it is sent to a store. */
export interface WithdrawalDraft {
  /** UUID of the sender's own making. */
  readonly draftId: string
  readonly content: WithdrawalDeclaration
  readonly locale: Locale
  readonly storeKey: string
  /** Address the call comes from. */
  readonly clientAddress: string
}

/** Declarations per network of the sender: an office behind one address may make as many as it needs, a robot may not. */
const DECLARATIONS: AttemptLimit = { attempts: 20, withinSeconds: 3600 }
/** Acknowledgements per address that belongs to none of the orders named: anyone can type it. */
const MAILS_OF_STRANGERS: AttemptLimit = { attempts: 5, withinSeconds: 3600 }

/**
 * Keeps the declaration by which a consumer withdraws, and has it acknowledged by mail with its content and its time (Directive
 * 2011/83/EU, art. 11a). The same draft makes one withdrawal, however often it is sent. Says nothing about whether the order exists.
 * Throws `CommerceError` `too-many-requests` for a network that declares again and again.
 */
export async function createWithdrawal(
  context: EngineContext,
  { draftId, content, locale, storeKey, clientAddress }: WithdrawalDraft,
): Promise<{ readonly withdrawalNumber: string; readonly createdAt: string }> {
  await requireNetworkAttempt(context, { action: 'withdrawals', clientAddress, limit: DECLARATIONS })
  return inTransaction(context, async db => {
    const id = context.newId()
    const orderId = await findOrderId(db, content)
    const createdAt = context.now()
    const { isNew, ...withdrawal } = await insertWithdrawal(db, { id, draftId, storeKey, locale, orderId, content, createdAt })
    const isMailed = isNew && (orderId !== undefined || (await mayBeMailed(db, content.email)))
    if (isMailed)
      await addToOutbox(db, {
        topic: WITHDRAWAL_RECEIVED_TOPIC,
        payload: { messageId: id, withdrawalId: id },
        dedupKey: `${WITHDRAWAL_RECEIVED_TOPIC}/${id}`,
      })
    return withdrawal
  })
}

async function mayBeMailed(db: Database, email: string): Promise<boolean> {
  return (await countAttempt(db, ['withdrawal-mails', email.toLowerCase()], MAILS_OF_STRANGERS)) === undefined
}

/** The order that is named, if it was placed with the same e-mail address. */
async function findOrderId(db: Database, { orderNumber, email }: WithdrawalDeclaration): Promise<string | undefined> {
  const number = withdrawnOrderNumberOf(orderNumber)
  if (number === undefined) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from "order"
    where order_number = ${number} and lower(trim(document ->> 'customerEmail')) = lower(trim(${email}))`.execute(db)
  return rows[0]?.id
}
