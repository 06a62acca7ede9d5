import { vatMessagesOf } from '@shop/domain/vat'
import { cartExample } from '../cart/cart-example.ts'
import type { ResultOf } from '../operation.ts'
import type { validateVatNumber } from './validate-vat-number.ts'

/** A number as it is typed. */
export const vatNumberExample = 'DE 123 456 788'

const custom = { vatNumber: 'DE123456788', isVatValidated: true, vatResponse: '{"valid":true}' }

/** A confirmed number in the shop's own country, where prices stay gross. */
export const vatResultExample: ResultOf<typeof validateVatNumber> = {
  cart: {
    ...cartExample,
    version: cartExample.version + 1,
    ...(cartExample.billingAddress
      ? { billingAddress: { ...cartExample.billingAddress, company: 'Muster GmbH', fax: custom.vatNumber, custom } }
      : {}),
  },
  vat: {
    state: 'success-with-local-vat',
    code: 200,
    messages: vatMessagesOf({ state: 'success-with-local-vat' }, { label: 'Germany' }),
  },
}
