import { vatMessagesOf } from '@shop/domain/vat'
import { cartExample } from '../cart/cart-example.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { list, nameSchema, oneOf } from '../entity.ts'
import { id, nameText, version } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

/** Where the check of a VAT number stands, with the message to the shopper in English (VAT-11, VAT-15, VAT-17..VAT-21). */
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

const customExample = { vatNumber: 'DE123456788', isVatValidated: true, vatResponse: '{"valid":true}' }

/** A confirmed number in the shop's own country, where prices stay gross. */
const resultExample = {
  cart: {
    ...cartExample,
    version: cartExample.version + 1,
    ...(cartExample.billingAddress
      ? {
          billingAddress: {
            ...cartExample.billingAddress,
            company: 'Muster GmbH',
            fax: customExample.vatNumber,
            custom: customExample,
          },
        }
      : {}),
  },
  vat: {
    state: 'success-with-local-vat' as const,
    code: 200,
    messages: vatMessagesOf({ state: 'success-with-local-vat' }, { label: 'Germany' }),
  },
}

export const vatOperations = defineOperations('cart', {
  /**
   * Checks the VAT number of a company's billing address; an empty number takes the number and its result away. With
   * `beforeAddress` the address may still be to come: the cart keeps the result until then and cannot be ordered without it.
   */
  validateVatNumber: {
    summary: 'Checks the VAT number of a company; where the store permits it, a valid one makes the cart net.',
    params: z.strictObject({ id, version, vatNumber: nameText(40), beforeAddress: z.boolean().optional() }),
    result: z.strictObject({ cart: cartSchema, vat: vatResult }),
    errors: ['InvalidOperation', 'ConcurrentModification', 'InvalidField'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: cartExample.version, vatNumber: 'DE 123 456 788' },
      result: resultExample,
    },
  },
})
