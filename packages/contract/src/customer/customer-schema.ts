import type { Customer, CustomerType } from '@shop/domain/customer'
import { addressSchema } from '../address/address-schema.ts'
import { entity, list, oneOf } from '../entity.ts'
import { localeSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

/** A registered customer (ENT-05). */
export const customerSchema = entity<Customer>('Customer', {
  id: z.string(),
  version: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: localeSchema,
  customerType: oneOf<CustomerType>({ private: true, company: true }),
  vatId: z.string().optional(),
  addresses: list(addressSchema),
  shippingAddressIds: list(z.string()),
  billingAddressIds: list(z.string()),
  defaultShippingAddressId: z.string().optional(),
  defaultBillingAddressId: z.string().optional(),
})
