import type { EngineContext } from '../database/context.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'

const PURPOSE = 'mail-preferences'
/** Days for which the link of a mail is good: a mail is found again years later, and must still let go. */
const DAYS = 3 * 365

/** A token for the links of a mail to a recipient: it opens what they get, and ends it. It says nothing but an id. */
export async function signMailLink(context: EngineContext, recipientId: string): Promise<string> {
  const signed = { id: recipientId, days: DAYS, now: context.now() }
  return signExpiring(await findSigningKey(context, PURPOSE), PURPOSE, signed)
}

/** The recipient of a link; undefined for one that has expired or is not the shop's. */
export async function readMailLink(context: EngineContext, token: string): Promise<string | undefined> {
  return readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: token, now: context.now() })
}
