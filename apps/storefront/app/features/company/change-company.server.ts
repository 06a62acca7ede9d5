import { OperationError } from '@shop/contract'
import { localeOf } from '@shop/domain/market'
import type { ShopRequest } from '../../request/request-context.server.ts'
import {
  COMPANY_INTENTS,
  type CompanyIntent,
  type CompanyTexts,
  companyDraftOf,
  grantsOfTexts,
  inviteeOf,
  readCompanyForm,
} from './company-form-data.ts'
import type { CompanyProblem } from './company-words.server.ts'

/** What became of a form of the page. */
type CompanyAnswer =
  | { readonly done: CompanyIntent }
  | { readonly done?: undefined; readonly problem: CompanyProblem; readonly typed: CompanyTexts }

/** The intent of a form; undefined for one that the page does not have. */
export function intentOf(form: FormData): CompanyIntent | undefined {
  return Object.values(COMPANY_INTENTS).find(intent => intent === form.get('intent'))
}

/** Carries out what a form of the page wants. Failures of the shop itself are rethrown. */
export async function changeCompany(shop: ShopRequest, intent: CompanyIntent, form: FormData): Promise<CompanyAnswer> {
  const typed = readCompanyForm(form)
  try {
    const problem = await carryOut(shop, intent, form, typed)
    return problem === undefined ? { done: intent } : { problem, typed }
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return { problem: problemOf(error, intent), typed }
  }
}

async function carryOut(
  { client, market, language }: ShopRequest,
  intent: CompanyIntent,
  form: FormData,
  typed: CompanyTexts,
): Promise<CompanyProblem | undefined> {
  const version = Number(form.get('version'))
  const id = String(form.get('id') ?? '')
  const reference = { version, id }
  switch (intent) {
    case COMPANY_INTENTS.found:
    case COMPANY_INTENTS.update: {
      const draft = companyDraftOf(typed)
      if (!draft) return 'name'
      await (intent === COMPANY_INTENTS.found
        ? client.call('createCompany', draft)
        : client.call('updateCompany', { version, ...draft }))
      return undefined
    }
    case COMPANY_INTENTS.invite: {
      const email = inviteeOf(typed)
      if (email === undefined) return 'email'
      const grants = grantsOfTexts(typed)
      if (typeof grants === 'string') return grants
      await client.call('inviteAssociate', { version, email, locale: localeOf(market, language), ...writable(grants) })
      return undefined
    }
    case COMPANY_INTENTS.change: {
      const grants = grantsOfTexts(typed)
      if (typeof grants === 'string') return grants
      await client.call('changeAssociate', { ...reference, ...writable(grants) })
      return undefined
    }
    case COMPANY_INTENTS.withdraw:
      await client.call('withdrawInvitation', reference)
      return undefined
    case COMPANY_INTENTS.remove:
      await client.call('removeAssociate', reference)
      return undefined
  }
}

function writable({ roles, approvalLimitCent }: Exclude<ReturnType<typeof grantsOfTexts>, string>) {
  return { roles: [...roles], ...(approvalLimitCent === null ? {} : { approvalLimitCent }) }
}

function problemOf(error: OperationError, intent: CompanyIntent): CompanyProblem {
  if (error.has('DuplicateField')) return intent === COMPANY_INTENTS.found ? 'other' : 'known'
  if (error.has('InvalidOperation')) return intent === COMPANY_INTENTS.found ? 'business' : 'last-admin'
  if (error.has('MaxResourceLimitExceeded')) return 'full'
  if (error.has('TooManyRequests')) return 'too-many'
  return error.has('ConcurrentModification') ? 'conflict' : 'failed'
}
