import type { EngineContext } from '@shop/engine/database'
import {
  attemptAnswered,
  claimModifications,
  claimUnansweredAttempts,
  lapseAttempts,
  type Modification,
  modificationReceived,
  modificationRejected,
  settleAttempt,
  takeNotifications,
  type UnansweredAttempt,
} from '@shop/engine/payment'
import { nextStepOf, type PaymentProvider, type PaymentRequest, requestPayment } from '@shop/integrations/payment'

/** What the worker does for payments needs the engine and the provider. */
export interface PaymentWork {
  readonly context: EngineContext
  readonly provider: PaymentProvider
}

/** Rows of a kind that are worked on in a turn, and calls of the provider that are under way at once. */
const BATCH = 20

/**
 * One turn of all that makes payments true without a browser (rule P1): acts upon what the provider has told, asks again where
 * it has not answered, has it capture, release and refund what was asked for, and gives back what no one paid. Each part is
 * repeatable, so that a process that dies in the middle of it loses nothing. Returns whether there may be more at once.
 */
export async function reconcilePayments(work: PaymentWork): Promise<boolean> {
  const { context } = work
  const taken = await takeNotifications(context, BATCH)
  const unanswered = await claimUnansweredAttempts(context, BATCH)
  await inParallel(unanswered, attempt => requestAgain(work, attempt))
  const modifications = await claimModifications(context, BATCH)
  await inParallel(modifications, modification => modify(work, modification))
  const lapsed = await lapseAttempts(context, BATCH)
  return Math.max(taken, unanswered.length, modifications.length, lapsed) === BATCH
}

/** Works on all of them, then throws the first failure: one that fails must not keep the others waiting. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** The same question under the same key: the provider answers as it would have the first time, and charges once. */
async function requestAgain({ context, provider }: PaymentWork, { id, request }: UnansweredAttempt): Promise<void> {
  const answer = await requestPayment(provider, request as PaymentRequest, id)
  // Where the shopper would go on is hardly known to them any more: a notification, or nothing, follows.
  if (answer.kind === 'redirect' || answer.kind === 'challenge') await attemptAnswered(context, id, answer, nextStepOf(answer))
  if (answer.kind === 'finding') await settleAttempt(context, id, answer.finding)
}

async function modify({ context, provider }: PaymentWork, modification: Modification): Promise<void> {
  const { id, kind, paymentId, pspReference, amount } = modification
  const outcome = await provider[kind]({ pspReference, amount, reference: paymentId, idempotencyKey: id })
  if (outcome.kind === 'received') await modificationReceived(context, modification, outcome.pspReference)
  if (outcome.kind === 'rejected') await modificationRejected(context, modification)
}
