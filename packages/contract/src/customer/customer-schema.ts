import type { Cart } from '@shop/domain/cart'
import { CUSTOMER_GROUP_KEYS, type CustomerCustomFields, type CustomerType, type CustomerView } from '@shop/domain/customer'
import { savedAddressSchema } from '../address/address-schema.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { entity, list, oneOf } from '../entity.ts'
import { id, version } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

/** Private person or company (ACC-12). */
export const customerTypeSchema = oneOf<CustomerType>({ private: true, company: true })

const customerCustomFieldsSchema = entity<CustomerCustomFields>('CustomerCustomFields', {
  newsletter: z.boolean().optional(),
})

/** A registered customer (ENT-05). */
export const customerSchema = entity<CustomerView>('Customer', {
  id: z.string(),
  version: z.int(),
  customerNumber: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().optional(),
  locale: localeSchema,
  customerType: customerTypeSchema,
  vatId: z.string().optional(),
  customerGroupAssignments: list(z.strictObject({ customerGroup: z.strictObject({ key: z.enum(CUSTOMER_GROUP_KEYS) }) })),
  addresses: list(savedAddressSchema),
  shippingAddresses: list(savedAddressSchema),
  billingAddresses: list(savedAddressSchema),
  shippingAddressIds: list(z.string()),
  billingAddressIds: list(z.string()),
  defaultShippingAddressId: z.string().optional(),
  defaultBillingAddressId: z.string().optional(),
  custom: customerCustomFieldsSchema,
})

/** A customer who has just signed in or registered, with the cart that is now theirs (AUTH-01, ENT-23). */
interface SignedInUser {
  readonly customer: CustomerView
  readonly cart: Cart | null
}

/** Form of a customer who has just signed in. */
export const signedInUserSchema = entity<SignedInUser>('SignedInUser', {
  customer: customerSchema,
  cart: cartSchema.nullable(),
})

/** The customer a change is meant for, in the version the caller knows (ACC-06): the session's own, or not found. */
export const customerReference = z.strictObject({ id, version })
