import { type AddressCorrection, postalLines } from '@shop/domain/address'
import { marketOfStoreKey, originOf } from '@shop/domain/market'
import { isOrderNumber } from '@shop/domain/order'
import { SUPPORT_LINK_MINUTES, SUPPORT_SESSION_MINUTES } from '@shop/domain/session'
import { correctSavedAddress, getCustomerByReference } from '@shop/engine/customer'
import { correctOrderAddress } from '@shop/engine/order'
import { issueSupportLink } from '@shop/engine/session'
import type { AdminCommand } from './command.ts'
import { CUSTOMER_WORD, readCustomer } from './customers-find.ts'
import { readNumber, readOrder, readStore, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** Options of a correction, by the part of the address that each is. */
const PARTS = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  street: 'streetName',
  'street-number': 'streetNumber',
  'more-street': 'additionalStreetInfo',
  postcode: 'postalCode',
  city: 'city',
  phone: 'phone',
} as const satisfies Readonly<Record<string, keyof AddressCorrection>>
type Part = keyof typeof PARTS
const PART_OPTIONS = Object.keys(PARTS) as Part[]

/** `customers correct-address`: a typing error is corrected where the customer cannot. */
export const customersCorrectAddress: AdminCommand = {
  name: 'customers correct-address',
  effect: 'changes',
  summary: 'correct an address of a customer, or of an order that has not left yet; the country stays',
  usage: `<customer or order> [--address …] [--role shipping] ${PART_OPTIONS.map(name => `[--${name} …]`).join(' ')}`,
  details: [
    '<customer or order>  e-mail address, customer number or order number',
    '--address            of a customer: id of the address, as customers show lists it',
    '--role               of an order: shipping (the default) or billing',
    `What is corrected: ${PART_OPTIONS.map(name => `--${name}`).join(', ')}`,
    'An order with an invoice keeps the address that the invoice says.',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, {
      arguments: ['customer or order'],
      options: ['address', 'role', ...PART_OPTIONS],
    })
    const [name = ''] = found
    const parts = PART_OPTIONS.flatMap(part => {
      const value = options[part]
      return value === undefined ? [] : [[PARTS[part], value] as const]
    })
    if (parts.length === 0) throw new Error(`nothing is to be corrected: name at least one of --${PART_OPTIONS.join(', --')}`)
    const correction: AddressCorrection = Object.fromEntries(parts)
    if (isOrderNumber(name)) {
      if (options.address !== undefined) throw new Error('--address is of customers: an order has --role')
      const role = readWord('--role', options.role ?? 'shipping', ['shipping', 'billing'] as const)
      const reference = readOrder(name)
      return async context => {
        const order = await correctOrderAddress(context, reference, { role, correction })
        const address = role === 'shipping' ? order.shippingAddress : order.billingAddress
        return { text: `${order.orderNumber}, ${role}: ${postalLines(address).join(', ')}`, data: { address } }
      }
    }
    const customer = readCustomer(name)
    const addressId = options.address
    if (options.role !== undefined) throw new Error('--role is of orders: a customer has --address')
    if (addressId === undefined) throw new Error('--address is missing')
    return async context => {
      const { id: customerId } = await getCustomerByReference(context, customer)
      const { customerNumber, addresses } = await correctSavedAddress(context, { customerId, addressId, correction })
      const address = addresses.find(({ id }) => id === addressId)
      return { text: `${customerNumber}: ${address ? postalLines(address).join(', ') : addressId}`, data: { address } }
    }
  },
}

/** `customers act-as`: someone of the shop sees what a customer sees. */
export const customersActAs: AdminCommand = {
  name: 'customers act-as',
  effect: 'changes',
  summary: 'get a link that opens the shop as a customer, to help with cart and addresses',
  usage: '<customer> --store de [--port 3000]',
  details: [
    CUSTOMER_WORD,
    '--store     key of the store to open',
    '--port      of a shop on this machine',
    `The link opens once, within ${SUPPORT_LINK_MINUTES} minutes, for ${SUPPORT_SESSION_MINUTES} minutes. Every page then says so, and nothing can be ordered or paid,`,
    'nor how the customer signs in be changed. The audit log has who asked for the link, and that it was opened.',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['customer'], options: ['store', 'port'] })
    const name = readCustomer(found[0])
    if (options.store === undefined) throw new Error('--store is missing')
    const storeKey = readStore('--store', options.store)
    const market = marketOfStoreKey(storeKey)
    if (!market) throw new Error(`--store ${storeKey} is not a store such as de`)
    const port = options.port === undefined ? undefined : readNumber('--port', options.port, { from: 1, to: 65_535 })
    return async (context, { actor }) => {
      const { id: customerId, customerNumber } = await getCustomerByReference(context, name)
      const token = await issueSupportLink(context, { customerId, storeKey, actor: actor.name })
      const link = `${originOf(market, port)}/support-session?token=${token}`
      return { text: link, data: { customerNumber, link } }
    }
  },
}
