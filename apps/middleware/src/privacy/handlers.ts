import type { privacyOperations } from '@shop/contract/privacy'
import {
  confirmPrivacyRequest as confirm,
  findPrivacyRequestOfToken,
  requestPrivacy as request,
  requestOwnPrivacy,
  takePrivacyExport,
} from '@shop/engine/privacy'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

export const privacyHandlers: HandlersOf<typeof privacyOperations> = {
  requestPrivacy: async ({ engine, market, storeKey, clientAddress }, { kind, email, locale }) => {
    requireOwnLocale(market, locale)
    await request(engine, { kind, email, locale, storeKey, clientAddress })
    return { privacyRequest: { isRequested: true } }
  },

  requestMyPrivacy: async (call, { kind, currentPassword, locale }) => {
    const { engine, passwords, market, storeKey } = call
    requireOwnLocale(market, locale)
    const { customerId, id: sessionId } = await requireSignedIn(call)
    await requestOwnPrivacy(engine, passwords, { kind, customerId, sessionId, currentPassword, locale, storeKey })
    return { privacyRequest: { isRequested: true } }
  },

  getPrivacyRequest: async ({ engine }, { token }) => ({
    privacyRequest: (await findPrivacyRequestOfToken(engine, token)) ?? null,
  }),

  confirmPrivacyRequest: async ({ engine }, { token }) => ({
    privacyRequest: { isConfirmed: await confirm(engine, token) },
  }),

  downloadPrivacyExport: async ({ engine }, { token }) => {
    const content = await takePrivacyExport(engine, token)
    return { privacyExport: content ? { zip: Buffer.from(content).toString('base64') } : null }
  },
}
