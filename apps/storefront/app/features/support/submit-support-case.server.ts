import { OperationError } from '@shop/contract'
import { caseProblems, type SupportStart, supportCaseOf, supportStepOf } from '@shop/domain/support-case'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { CASE_DRAFT_FIELD, type CaseAnswer, isTrapped, readCaseForm } from './case-form.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Sends the question of a form that came without scripts (FORM-23). What was typed comes back with whatever keeps it from being sent. */
export async function submitSupportCase(
  shop: ShopRequest,
  { choice }: SupportStart,
  { form, currentUrl }: { readonly form: FormData; readonly currentUrl: string },
): Promise<CaseAnswer> {
  const { reason, subreason } = choice
  if (supportStepOf(choice) < 3 || !reason || !subreason) return { kind: 'refused', reason: 'failed', problems: [] }
  const typed = readCaseForm(form, subreason)
  const problems = caseProblems(subreason, typed)
  const content = supportCaseOf(reason, subreason, typed)
  if (!content || problems.length > 0) return { kind: 'refused', reason: 'problems', problems, typed }
  if (isTrapped(form)) return { kind: 'refused', reason: 'failed', problems: [], typed }
  const draftText = form.get(CASE_DRAFT_FIELD)
  const draftId = typeof draftText === 'string' && UUID.test(draftText) ? draftText : crypto.randomUUID()
  try {
    const { supportCase } = await shop.client.call('createSupportCase', { ...content, draftId, locale: shop.locale, currentUrl })
    return { kind: 'created', caseNumber: supportCase.caseNumber }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    const isTooMany = error.has('TooManyRequests')
    if (!isTooMany) logError('A support case was not taken', error, { requestId: shop.requestId })
    return { kind: 'refused', reason: isTooMany ? 'too-many' : 'failed', problems: [], typed }
  }
}
