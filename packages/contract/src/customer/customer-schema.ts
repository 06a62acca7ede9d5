import { CUSTOMER_GROUP_KEYS, type Customer, type CustomerCustomFields, type CustomerType } from '@shop/domain/customer'
import { addressSchema } from '../address/address-schema.ts'
import { entity, list, oneOf } from '../entity.ts'
import { localeSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

/** Private person or company (ACC-12). */
export const customerTypeSchema = oneOf<CustomerType>({ private: true, company: true })

const customerCustomFieldsSchema = entity<CustomerCustomFields>('CustomerCustomFields', {
  newsletter: z.boolean().optional(),
})

/** A registered customer (ENT-05). */
export const customerSchema = entity<Customer>('Customer', {
  id: z.string(),
  version: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().optional(),
  locale: localeSchema,
  customerType: customerTypeSchema,
  vatId: z.string().optional(),
  customerGroupAssignments: list(z.strictObject({ customerGroup: z.strictObject({ key: z.enum(CUSTOMER_GROUP_KEYS) }) })),
  addresses: list(addressSchema),
  shippingAddressIds: list(z.string()),
  billingAddressIds: list(z.string()),
  defaultShippingAddressId: z.string().optional(),
  defaultBillingAddressId: z.string().optional(),
  custom: customerCustomFieldsSchema,
})
