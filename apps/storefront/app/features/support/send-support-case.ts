import { createBrowserTransport, createShopClient, OperationError } from '@shop/contract'
import type { Locale } from '@shop/domain/market'
import type { SupportCase } from '@shop/domain/support-case'
import { clientSideDomain } from '../../browser/environment.ts'
import type { CaseAnswer } from './case-form.ts'

/** Longest URL of a page that is told. */
const MAX_URL = 255

/**
 * Sends a question from the page (FORM-23). Never rejects: the form stays where it is when that fails, and is sent again under
 * the same id, so that one that did arrive makes no second case.
 */
export async function sendSupportCase(content: SupportCase, sent: { draftId: string; locale: Locale }): Promise<CaseAnswer> {
  const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })
  // Without the query, which may name an order or a token.
  const currentUrl = `${location.origin}${location.pathname}`
  try {
    const { supportCase } = await client.call('createSupportCase', {
      ...sent,
      ...content,
      ...(currentUrl.length <= MAX_URL ? { currentUrl } : {}),
    })
    return { kind: 'created', caseNumber: supportCase.caseNumber, email: content.customerEmail }
  } catch (error) {
    const isTooMany = error instanceof OperationError && error.has('TooManyRequests')
    return { kind: 'refused', reason: isTooMany ? 'too-many' : 'failed', problems: [] }
  }
}
