import { addressDraft } from '../address/address-draft.ts'
import { email, id, key, line, nameText } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'
import { addedAddressDraft } from './address-book-schema.ts'
import { customerTypeSchema } from './customer-schema.ts'

const reference = { addressId: id.optional(), addressKey: key.optional() }
/** The password of a customer who changes the e-mail address (ACC-16). */
const currentPassword = line(200)
const dateOfBirth = z.iso.date().or(z.literal(''))

/** The fields of a profile that a customer may change (ACC-16). */
export const profileFields = {
  email,
  /** Needed for another e-mail address, which takes effect when the link of a mail to it is followed. */
  currentPassword,
  firstName: nameText(80),
  lastName: nameText(80),
  dateOfBirth,
  locale: localeSchema,
  customerType: customerTypeSchema,
  vatId: nameText(40),
  newsletter: z.boolean(),
}

/** The update actions of a customer, as in the commerce API (ACC-10). */
const customerUpdateAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('changeEmail'), email, currentPassword: currentPassword.optional() }),
  z.strictObject({ action: z.literal('setFirstName'), firstName: profileFields.firstName }),
  z.strictObject({ action: z.literal('setLastName'), lastName: profileFields.lastName }),
  z.strictObject({ action: z.literal('setDateOfBirth'), dateOfBirth: dateOfBirth.optional() }),
  z.strictObject({ action: z.literal('setLocale'), locale: localeSchema }),
  z.strictObject({ action: z.literal('setCustomerType'), customerType: customerTypeSchema }),
  z.strictObject({ action: z.literal('setVatId'), vatId: profileFields.vatId.optional() }),
  z.strictObject({ action: z.literal('setNewsletter'), newsletter: z.boolean() }),
  z.strictObject({ action: z.literal('addAddress'), address: addedAddressDraft }),
  z.strictObject({ action: z.literal('addShippingAddress'), address: addedAddressDraft }),
  z.strictObject({ action: z.literal('addBillingAddress'), address: addedAddressDraft }),
  z.strictObject({ action: z.literal('changeAddress'), ...reference, address: addressDraft }),
  z.strictObject({ action: z.literal('removeAddress'), ...reference }),
  z.strictObject({ action: z.literal('addShippingAddressId'), ...reference }),
  z.strictObject({ action: z.literal('addBillingAddressId'), ...reference }),
  z.strictObject({ action: z.literal('removeShippingAddressId'), ...reference }),
  z.strictObject({ action: z.literal('removeBillingAddressId'), ...reference }),
  z.strictObject({ action: z.literal('setDefaultShippingAddress'), ...reference }),
  z.strictObject({ action: z.literal('setDefaultBillingAddress'), ...reference }),
])

/** The actions of one change: all of them or none (ACC-10). */
export const customerUpdateActions = z.array(customerUpdateAction).min(1).max(20)
