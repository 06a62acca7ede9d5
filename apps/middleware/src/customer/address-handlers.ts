import type { ResultOf } from '@shop/contract'
import type { customerAddressOperations } from '@shop/contract/customer'
import type { Customer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import * as customers from '@shop/engine/customer'
import type { HandlersOf } from '../call/operation-call.ts'
import { Refusal } from '../error/wire-error.ts'
import { customerRequestOf } from './customer-request.ts'

export const customerAddressHandlers: HandlersOf<typeof customerAddressOperations> = {
  addShippingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const saved = customers.addSavedAddress(call.engine, request, 'shipping', address)
    return shippingAnswerOf(await orFail('Failed to add address', saved))
  },

  updateShippingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const id = requireAddressId(address, 'Updated address must include an "id" field.')
    const { id: _id, ...draft } = address
    const saved = customers.updateSavedAddress(call.engine, request, 'shipping', { id, draft })
    return shippingAnswerOf(await orFail('Failed to update address', saved))
  },

  deleteShippingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const saved = customers.deleteSavedAddress(call.engine, request, 'shipping', address.id)
    return shippingAnswerOf(await orFail('Failed to delete address', saved))
  },

  setDefaultShippingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const id = requireAddressId(address, 'Address ID is required to set default Shipping address.')
    const saved = customers.setDefaultSavedAddress(call.engine, request, 'shipping', id)
    return shippingAnswerOf(await orFail('Failed to set default address', saved))
  },

  addBillingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const saved = customers.addSavedAddress(call.engine, request, 'billing', address)
    return billingAnswerOf(await orFail('Failed to add address', saved))
  },

  updateBillingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const id = requireAddressId(address, 'Updated address must include an "id" field.')
    const { id: _id, ...draft } = address
    const saved = customers.updateSavedAddress(call.engine, request, 'billing', { id, draft })
    return billingAnswerOf(await orFail('Failed to update address', saved))
  },

  deleteBillingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const saved = customers.deleteSavedAddress(call.engine, request, 'billing', address.id)
    return billingAnswerOf(await orFail('Failed to delete address', saved))
  },

  setDefaultBillingAddress: async (call, { customer, address }) => {
    const request = await customerRequestOf(call, customer)
    const id = requireAddressId(address, 'Address ID is required to set default billing address.')
    const saved = customers.setDefaultSavedAddress(call.engine, request, 'billing', id)
    return billingAnswerOf(await orFail('Failed to set default address', saved))
  },
}

/** What a change of a shipping address answers with (ADDR-31). */
function shippingAnswerOf({ version, shippingAddressIds, addresses }: Customer): ResultOf<'addShippingAddress'> {
  return { user: { version, shippingAddressIds, addresses } }
}

/** What a change of a billing address answers with (ADDR-31). */
function billingAnswerOf({ version, billingAddressIds, addresses }: Customer): ResultOf<'addBillingAddress'> {
  return { user: { version, billingAddressIds, addresses } }
}

/** The same work, whose not finding a customer or an address is reported as the specification words it (ADDR-29). */
async function orFail<Result>(message: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CommerceError && error.failure.code === 'resource-not-found')
      throw new CommerceError(error.failure, message, { cause: error })
    throw error
  }
}

/** Refuses an address without id as the specification words it (ADDR-26, ADDR-27, ADDR-28). */
function requireAddressId(address: { readonly id?: string }, message: string): string {
  if (address.id === undefined) throw new Refusal({ code: 'RequiredField', message, field: 'address.id' })
  return address.id
}
