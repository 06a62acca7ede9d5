import { type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { SUPPORT_CASE_TOPIC } from './support-case-rows.ts'

/** Has the worker pass a case on once more, with all its tries; false for one that customer care has, or that does not exist. */
export async function retrySupportCase(context: EngineContext, caseNumber: string): Promise<boolean> {
  return inTransaction(context, async db => {
    const row = await db
      .updateTable('support_case')
      .set({ attempts: 0 })
      .where('case_number', '=', caseNumber)
      .where('delivered_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    const messageId = context.newId()
    await addToOutbox(db, {
      topic: SUPPORT_CASE_TOPIC,
      payload: { messageId, supportCaseId: row.id },
      dedupKey: `${SUPPORT_CASE_TOPIC}/${messageId}`,
    })
    return true
  })
}
