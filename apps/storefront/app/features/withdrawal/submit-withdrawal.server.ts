import { OperationError } from '@shop/contract'
import { timeZoneOf } from '@shop/domain/market'
import { withdrawalDeclarationOf, withdrawalProblems } from '@shop/domain/withdrawal'
import type { Translate } from '@shop/i18n'
import { formatInstant } from '@shop/i18n/format'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { CHANGE, CONFIRM, readWithdrawal, WITHDRAWAL_DRAFT_FIELD, type WithdrawalAnswer } from './withdrawal-answer.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes a step of a withdrawal: the declaration is shown to be checked first, and made by the second step alone (Directive
 * 2011/83/EU, art. 11a). Whatever keeps it from being made, what was typed comes back.
 */
export async function submitWithdrawal(shop: ShopRequest, t: Translate, form: FormData): Promise<WithdrawalAnswer> {
  const typed = readWithdrawal(form)
  const intent = form.get('intent')
  if (intent === CHANGE) return { step: 'form', typed }
  const problems = withdrawalProblems(typed)
  const content = withdrawalDeclarationOf(typed)
  if (!content || problems.length > 0) return { step: 'form', typed, problems }
  const sent = form.get(WITHDRAWAL_DRAFT_FIELD)
  const draftId = typeof sent === 'string' && UUID.test(sent) ? sent : crypto.randomUUID()
  if (intent !== CONFIRM) return { step: 'check', typed, draftId }
  try {
    const { locale, market } = shop
    const { withdrawal } = await shop.client.call('createWithdrawal', { ...content, draftId, locale })
    return {
      step: 'received',
      typed,
      withdrawalNumber: withdrawal.withdrawalNumber,
      receivedAt: formatInstant(withdrawal.createdAt, timeZoneOf(market)),
      sentTo: t('withdrawal.receivedText', { email: content.email }),
    }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    const isTooMany = error.has('TooManyRequests')
    if (!isTooMany) logError('A withdrawal was not taken', error, { requestId: shop.requestId })
    return { step: 'check', typed, draftId, refusal: isTooMany ? 'too-many' : 'failed' }
  }
}
