import {
  CASE_LENGTHS,
  type CaseField,
  caseProblems,
  isSubreasonOf,
  SUPPORT_REASONS,
  type SupportSubreason,
  subreasonsOf,
} from '@shop/domain/support-case'
import { email, id, line, nameText, paragraphs } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

const SUBREASONS: readonly SupportSubreason[] = SUPPORT_REASONS.flatMap(subreasonsOf)

const caseParams = z
  .strictObject({
    /** Of the caller's own making; the same draft sent again makes no second case. */
    draftId: id,
    locale: localeSchema,
    reason: z.enum(SUPPORT_REASONS),
    subreason: z.enum(SUBREASONS),
    contactName: nameText(CASE_LENGTHS.contactName),
    companyName: nameText(CASE_LENGTHS.companyName).optional(),
    customerEmail: email.max(CASE_LENGTHS.customerEmail),
    phoneNumber: line(CASE_LENGTHS.phoneNumber).optional(),
    subject: nameText(CASE_LENGTHS.subject),
    description: paragraphs(CASE_LENGTHS.description),
    productNumber: line(CASE_LENGTHS.productNumber).optional(),
    orderNumber: nameText(CASE_LENGTHS.orderNumber).optional(),
    invoiceNumber: nameText(CASE_LENGTHS.invoiceNumber).optional(),
    vatId: nameText(CASE_LENGTHS.vatId).optional(),
    quantity: z.int().min(1).max(999_999).optional(),
    /** Page of the shop that the question was asked on; one of another host is left out. */
    currentUrl: line(255).refine(isWebUrl, 'The URL is not one of a page').meta({ format: 'uri' }).optional(),
    /** A field that people do not see: who fills it in is a robot, and refused. */
    website: z.literal('', 'This field stays empty').optional(),
  })
  .superRefine(({ reason, subreason, ...params }, context) => {
    if (!isSubreasonOf(reason, subreason))
      context.addIssue({ code: 'custom', path: ['subreason'], message: `${subreason} does not belong to ${reason}` })
    const fields: Partial<Record<CaseField, string>> = {
      ...params,
      quantity: params.quantity === undefined ? undefined : String(params.quantity),
    }
    for (const { field, rule } of caseProblems(subreason, fields))
      context.addIssue({ code: 'custom', path: [field], message: `The field breaks the rule ${rule}` })
  })

function isWebUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

export const supportCaseOperations = defineOperations('support-case', {
  /** Takes a question to customer care, keeps it and passes it on afterwards; its number is in a mail too (FORM-23, FORM-24). */
  createSupportCase: {
    summary: 'Sends a question to customer care.',
    params: caseParams,
    result: z.strictObject({ supportCase: z.strictObject({ caseNumber: z.string().regex(/^SC\d{6,}$/) }) }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: {
        draftId: '01a20d43-5747-7d6e-b953-65e7b5db0260',
        locale: 'de-DE',
        reason: 'invoice',
        subreason: 'invoice-request',
        contactName: 'Ada Lovelace',
        customerEmail: 'ada@example.org',
        subject: 'Rechnung',
        description: 'Bitte senden Sie mir die Rechnung noch einmal.',
        orderNumber: 'NS100042',
        currentUrl: 'https://anvil.de/contact/',
      },
      result: { supportCase: { caseNumber: 'SC100001' } },
    },
  },
})
