import { createServiceClient, UpstreamError } from '../http/service-client.ts'
import { REASON_WORDS, SUBREASON_WORDS } from './case-words.ts'
import type { SupportCaseDetail, SupportCasePost, SupportForm } from './support-form.ts'

/** The shop at the system of customer care. */
export interface SupportFormSettings {
  /** Address that takes the form. */
  readonly url: string
  readonly organisationId: string
  /** Kind of case, where the organisation has several. */
  readonly recordType?: string
  /** Who is mailed what arrived, while the connection is being set up. */
  readonly debugEmail?: string
  /** Ids of the fields for details; a detail without one is not sent. */
  readonly fieldIds: Readonly<Partial<Record<SupportCaseDetail, string>>>
}

const TIMEOUT_MS = 10_000

/** Posts cases as the form of a web page does. Nothing connects before the first case. */
export function createSupportForm(settings: SupportFormSettings, limits: { readonly totalTimeoutMs?: number } = {}): SupportForm {
  const client = createServiceClient({
    service: 'support-form',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxConcurrentCalls: 5,
  })
  return {
    async post(supportCase) {
      const form = formOf(settings, supportCase)
      try {
        const { status } = await client.call({
          method: 'POST',
          query: { encoding: 'UTF-8', orgId: settings.organisationId },
          form,
          // Every form makes a case: a repeated one is not recognized.
          isRepeatable: false,
          isRedirectAnswer: true,
        })
        return status >= 200 && status < 400 ? 'taken' : 'unavailable'
      } catch (error) {
        if (error instanceof UpstreamError) return 'unavailable'
        throw error
      }
    },
    close: () => client.close(),
  }
}

/** Longest values, in characters; a longer one makes no case, without an error. */
const LENGTHS = { name: 80, company: 80, email: 80, phone: 40, subject: 255, description: 32_000 } as const
const DETAIL_LENGTH = 255

function formOf(settings: SupportFormSettings, { content, caseNumber, ...post }: SupportCasePost): Record<string, string> {
  const { organisationId, recordType, debugEmail, fieldIds } = settings
  const standard: Record<keyof typeof LENGTHS, string | undefined> = {
    name: content.contactName,
    company: content.companyName,
    email: content.customerEmail,
    phone: content.phoneNumber,
    // The form has no field for our number, by which the customer asks about the case.
    subject: `${content.subject} (${caseNumber})`,
    description: content.description,
  }
  const details: Record<SupportCaseDetail, string | undefined> = {
    subReason: SUBREASON_WORDS[content.subreason],
    vatId: content.vatId,
    productNumber: content.productNumber,
    quantity: content.quantity === undefined ? undefined : String(content.quantity),
    orderNumber: content.orderNumber,
    invoiceNumber: content.invoiceNumber,
    country: post.country,
    locale: post.locale,
    currentUrl: post.currentUrl,
  }
  const custom = Object.entries(details).map(([detail, value]) => {
    requireShort(detail, value, DETAIL_LENGTH)
    return [fieldIds[detail as SupportCaseDetail], value]
  })
  for (const [field, maxLength] of Object.entries(LENGTHS))
    requireShort(field, standard[field as keyof typeof LENGTHS], maxLength)
  const own = {
    orgid: organisationId,
    retURL: post.returnUrl,
    debug: debugEmail ? '1' : '0',
    debugEmail,
    recordType,
    reason: REASON_WORDS[content.reason],
  }
  return Object.fromEntries(
    [...Object.entries({ ...own, ...standard }), ...custom].filter(
      (field): field is [string, string] => field[0] !== undefined && field[1] !== undefined,
    ),
  )
}

function requireShort(field: string, value: string | undefined, maxLength: number): void {
  // The value is a customer's text, so it is not repeated (A6).
  if (value !== undefined && value.length > maxLength)
    throw new RangeError(`The ${field} of a support case has more than ${maxLength} characters`)
}
