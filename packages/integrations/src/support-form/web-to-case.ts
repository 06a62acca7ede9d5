import { createServiceClient, UpstreamError } from '../http/service-client.ts'
import { SUPPORT_CASE_LENGTHS, type SupportCase, type SupportCaseDetail, type SupportForm } from './support-case.ts'

/** The shop at the support's system. */
export interface SupportFormSettings {
  /** Address that takes the form. */
  readonly url: string
  readonly organisationId: string
  /** Kind of case, where the organisation has several. */
  readonly recordType?: string
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

function formOf({ organisationId, recordType, fieldIds }: SupportFormSettings, supportCase: SupportCase): Record<string, string> {
  const { name, email, subject, description, company, phone, reason, details, returnUrl } = supportCase
  const standard = { name, email, subject, description, company, phone }
  for (const [field, value = ''] of Object.entries(standard))
    requireShort(field, value, SUPPORT_CASE_LENGTHS[field as keyof typeof standard])
  const custom: Record<string, string> = {}
  for (const [detail, value] of Object.entries(details)) {
    requireShort(detail, value, SUPPORT_CASE_LENGTHS.detail)
    const id = fieldIds[detail as SupportCaseDetail]
    if (id !== undefined) custom[id] = value
  }
  const fields = { orgid: organisationId, retURL: returnUrl, recordType, reason, ...standard, ...custom }
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined))
}

function requireShort(field: string, value: string, maxLength: number): void {
  // The value is a customer's text, so it is not repeated (A6).
  if (value.length > maxLength) throw new RangeError(`The ${field} of a support case has more than ${maxLength} characters`)
}
