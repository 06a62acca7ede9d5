import type { mailPreferenceOperations } from '@shop/contract/mail-preference'
import { maskedEmail } from '@shop/domain/mail-preference'
import type { Locale } from '@shop/domain/market'
import {
  changeMailPreference as change,
  findMailPreferences,
  type MailPreferences,
  type MailReader,
  setMailPreferences,
  unsubscribeMail as unsubscribe,
} from '@shop/engine/mail-preference'
import type { HandlersOf, OperationContext } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { mailQuestionOf } from '../consent/question-texts.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

export const mailPreferenceHandlers: HandlersOf<typeof mailPreferenceOperations> = {
  getMailPreferences: async (call, params) => {
    const reader = await readerOf(call, params)
    return viewOf(reader, reader && (await findMailPreferences(call.engine, reader)))
  },

  updateMailPreferences: async (call, { wanted, ...params }) => {
    const reader = await readerOf(call, params)
    const text = { locale: params.locale, text: await mailQuestionOf(params.locale, wanted) }
    return viewOf(reader, reader && (await setMailPreferences(call.engine, reader, { wanted, text })))
  },

  changeMailPreference: async (call, { kind, isWanted, locale }) => {
    requireOwnLocale(call.market, locale)
    const { customerId } = await requireSignedIn(call)
    const text = { locale, text: await mailQuestionOf(locale, [kind]) }
    await change(call.engine, { customerId, storeKey: call.storeKey, locale }, { kind, isWanted, text })
    return { mail: { isWanted } }
  },

  unsubscribeMail: async ({ engine }, params) => {
    await unsubscribe(engine, params)
    return { mail: { isUnsubscribed: true } }
  },
}

type Caller = Pick<OperationContext, 'session' | 'storeKey' | 'market'>

async function readerOf(
  { session, storeKey, market }: Caller,
  { token, locale }: { readonly token?: string | undefined; readonly locale: Locale },
): Promise<MailReader | undefined> {
  requireOwnLocale(market, locale)
  if (token !== undefined) return { token }
  const customerId = (await session.find())?.customerId
  return customerId === undefined ? undefined : { customerId, storeKey, locale }
}

/** A link may have been forwarded: only who is signed in sees the whole address. */
function viewOf(reader: MailReader | undefined, found: MailPreferences | undefined) {
  if (!reader || !found) return { mailPreferences: null }
  const { email } = found.recipient
  return { mailPreferences: { email: 'token' in reader ? maskedEmail(email) : email, wanted: [...found.wanted] } }
}
