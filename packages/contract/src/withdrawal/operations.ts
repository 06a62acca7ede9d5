import { WITHDRAWAL_LENGTHS, withdrawalProblems } from '@shop/domain/withdrawal'
import { email, id, nameText, paragraphs } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

const withdrawalParams = z
  .strictObject({
    /** Of the caller's own making; the same draft sent again declares nothing again. */
    draftId: id,
    locale: localeSchema,
    contactName: nameText(WITHDRAWAL_LENGTHS.contactName),
    /** What identifies the contract, in the buyer's words. */
    orderNumber: nameText(WITHDRAWAL_LENGTHS.orderNumber),
    /** The goods that are withdrawn from; missing for all of the order. */
    goods: paragraphs(WITHDRAWAL_LENGTHS.goods).optional(),
    email,
  })
  .superRefine((params, context) => {
    for (const { field, rule } of withdrawalProblems(params))
      context.addIssue({ code: 'custom', path: [field], message: `The field breaks the rule ${rule}` })
  })

export const withdrawalOperations = defineOperations('withdrawal', {
  /**
   * Takes the declaration by which a consumer withdraws from a contract; its acknowledgement goes out by mail at once (Directive
   * 2011/83/EU, art. 11a). The answer is the same whether there is such an order or not.
   */
  createWithdrawal: {
    summary: 'Declares the withdrawal from a contract.',
    params: withdrawalParams,
    result: z.strictObject({
      withdrawal: z.strictObject({ withdrawalNumber: z.string().regex(/^WD\d{6,}$/), createdAt: z.iso.datetime() }),
    }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: {
        draftId: '01a20d43-5747-7d6e-b953-65e7b5db0261',
        locale: 'de-DE',
        contactName: 'Ada Lovelace',
        orderNumber: 'NS00001042',
        goods: 'Elektro-Fritteuse, 1 Stück',
        email: 'ada@example.org',
      },
      result: { withdrawal: { withdrawalNumber: 'WD100001', createdAt: '2026-11-28T16:10:00.000Z' } },
    },
  },
})
