import { draftOfIdentity, type ProviderIdentity } from '@shop/domain/login'
import type { Locale } from '@shop/domain/market'
import { requestEmailProof } from '../customer/email-proof-rows.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'

/**
 * Has an address that a provider did not tell proven by the link of a mail, which makes an account that signs in with the
 * provider. Known and unknown addresses are answered alike (rule A4). After three mails within an hour none is sent.
 */
export async function proveProviderEmail(
  context: EngineContext,
  asked: { readonly identity: ProviderIdentity; readonly email: string; readonly locale: Locale; readonly storeKey: string },
): Promise<void> {
  const { identity, locale, storeKey } = asked
  const email = asked.email.trim()
  const draft = draftOfIdentity(identity, { email, locale })
  const subject = { provider: identity.provider, subject: identity.subject }
  await inTransaction(context, db => requestEmailProof(db, { id: context.newId(), email, draft, subject, storeKey, locale }))
}
