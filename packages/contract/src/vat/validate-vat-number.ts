import { cartSchema } from '../cart/cart-schema.ts'
import { list, nameSchema, oneOf } from '../entity.ts'
import { id, text, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Where the check of a VAT number stands, with what the shopper is told in English (VAT-11, VAT-15, VAT-17..VAT-21). */
const vatResult = nameSchema(
  'VatResult',
  z.strictObject({
    state: oneOf({
      'not-validated': true,
      triggered: true,
      valid: true,
      'success-with-local-vat': true,
      'success-without-tax-rate-change': true,
      'not-valid': true,
      'could-not-validate': true,
    }),
    /** Why nothing is known, where the state is `could-not-validate`. */
    cause: oneOf({ timeout: true, 'system-error': true }).optional(),
    /** Code of the service, where it answered. */
    code: z.int().optional(),
    messages: list(z.string()),
  }),
)

export type VatResult = z.infer<typeof vatResult>

/**
 * Checks the VAT number of a company's billing address; an empty number takes the number and its result away. With
 * `beforeAddress` the address may still be to come: the cart keeps the result until then and cannot be ordered without it.
 */
export const validateVatNumber = defineOperation({
  name: 'validateVatNumber',
  summary: 'Checks the VAT number of a company; where the store permits it, a valid one makes the cart net.',
  params: z.strictObject({ id, version, vatNumber: text(40), beforeAddress: z.boolean().optional() }),
  result: z.strictObject({ cart: cartSchema, vat: vatResult }),
})
