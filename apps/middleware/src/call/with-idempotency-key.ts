import { createHash } from 'node:crypto'
import { beginCall, giveUpCall, keepAnswer } from '@shop/engine/idempotency'
import { Refusal } from '../error/wire-error.ts'
import type { OperationContext } from './operation-call.ts'

/** A call that came with an `Idempotency-Key`. */
export interface KeyedCall {
  readonly idempotencyKey: string
  readonly operation: string
  /** The body as it came. */
  readonly body: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Carries out a call of the session's owner once per key: repeated within 24 hours it gets the answer of the first time.
 * Refusals are not kept, since they change nothing. A visitor without session owns nothing that could be repeated.
 * Throws `Refusal` `InvalidInput` for a malformed key, and what `beginCall` throws.
 */
export async function withIdempotencyKey(
  call: OperationContext,
  keyed: KeyedCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!KEY.test(keyed.idempotencyKey))
    throw new Refusal({
      code: 'InvalidInput',
      field: 'Idempotency-Key',
      message: 'An idempotency key has 1 to 200 visible characters',
    })
  const session = await call.session.find()
  if (!session) return work()
  const begin = await beginCall(call.engine, {
    caller: session.customerId ?? session.anonymousId,
    key: keyed.idempotencyKey,
    requestHash: hashOf(call, keyed),
  })
  if ('answer' in begin) return (begin.answer as { data: unknown }).data
  let data: unknown
  try {
    data = await work()
  } catch (error) {
    await giveUpCall(call.engine, begin.begun).catch(() => undefined)
    throw error
  }
  // The call has taken place; that its answer is not kept costs a repetition at most.
  await keepAnswer(call.engine, begin.begun, { data }).catch(() => undefined)
  return data
}

function hashOf({ storeKey }: OperationContext, { operation, body }: KeyedCall): Uint8Array {
  return createHash('sha256').update(`${storeKey}\n${operation}\n${body}`).digest()
}
