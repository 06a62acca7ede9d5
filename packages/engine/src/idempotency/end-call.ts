import type { EngineContext } from '../database/context.ts'
import type { BegunCall } from './idempotency-key.ts'

/** Keeps the answer of a call for those that repeat it. */
export async function keepAnswer({ db }: EngineContext, { caller, key, claim }: BegunCall, answer: object): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

/** Frees the key of a call that was refused or failed: it changed nothing, so it may be tried again. */
export async function giveUpCall({ db }: EngineContext, { caller, key, claim }: BegunCall): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute()
}
