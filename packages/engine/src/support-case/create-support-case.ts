import type { Locale } from '@shop/domain/market'
import type { SupportCase } from '@shop/domain/support-case'
import { type AttemptLimit, countAttempt, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { CASE_MAILS_ACTION, insertSupportCase, SUPPORT_CASE_MAIL_TOPIC, SUPPORT_CASE_TOPIC } from './support-case-rows.ts'

/** A question as it is sent to a store. */
export interface SupportCaseDraft {
  /** UUID of the sender's own making. */
  readonly draftId: string
  readonly content: SupportCase
  readonly locale: Locale
  readonly storeKey: string
  readonly currentUrl?: string | undefined
  /** Address the call comes from. */
  readonly clientAddress: string
}

/** Cases per network of the sender: an office behind one address may ask as many as it needs, a robot may not. */
const CASES: AttemptLimit = { attempts: 20, withinSeconds: 3600 }
/** Mails with a copy of the question, per address, which anyone can type: beyond that a case has no mail. */
const CASE_MAILS: AttemptLimit = { attempts: 5, withinSeconds: 3600 }

/**
 * Keeps a question to customer care and has it passed on and confirmed by mail (FORM-23). The same draft makes one case,
 * however often it is sent. Throws `CommerceError` `too-many-requests` for a network that asks again and again.
 */
export async function createSupportCase(
  context: EngineContext,
  draft: SupportCaseDraft,
): Promise<{ readonly caseNumber: string }> {
  const { clientAddress, content } = draft
  await requireNetworkAttempt(context, { action: 'support-cases', clientAddress, limit: CASES })
  return inTransaction(context, async db => {
    const id = context.newId()
    const { caseNumber, isNew } = await insertSupportCase(db, {
      id,
      draftId: draft.draftId,
      storeKey: draft.storeKey,
      locale: draft.locale,
      currentUrl: draft.currentUrl,
      content,
      createdAt: context.now(),
    })
    if (!isNew) return { caseNumber }
    const address = content.customerEmail.toLowerCase()
    const payload = { messageId: id, supportCaseId: id }
    await addToOutbox(db, { topic: SUPPORT_CASE_TOPIC, payload, dedupKey: `${SUPPORT_CASE_TOPIC}/${id}` })
    if ((await countAttempt(db, [CASE_MAILS_ACTION, address], CASE_MAILS)) === undefined)
      await addToOutbox(db, { topic: SUPPORT_CASE_MAIL_TOPIC, payload, dedupKey: `${SUPPORT_CASE_MAIL_TOPIC}/${id}` })
    return { caseNumber }
  })
}
