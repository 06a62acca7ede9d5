import type { ReminderKind } from '@shop/domain/mail-preference'
import { type ConsentText, keepConsentText } from '../consent/consent-texts.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findReader, type MailReader } from './find-preferences.ts'
import { writeDecision } from './recipient-rows.ts'
import { lockRecipient } from './set-preferences.ts'

/** What someone decided of one kind of mail, with the text they saw next to it. */
export interface MailDecision {
  readonly kind: ReminderKind
  readonly isWanted: boolean
  readonly text: ConsentText
}

/** Sets whether an address gets one kind of mail; the others stay as they are (NEWS-05). The same decision again changes nothing. */
export async function changeMailPreference(
  context: EngineContext,
  reader: MailReader,
  { kind, isWanted, text }: MailDecision,
): Promise<void> {
  const found = await findReader(context, reader)
  if (!found) return
  await inTransaction(context, async db => {
    const recipient = await lockRecipient(db, found.id)
    if (recipient) await writeDecision(db, { recipientId: recipient.id, kind, isWanted, textId: await keepConsentText(db, text) })
  })
}
