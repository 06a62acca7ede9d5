import { draftOfOrder, type PasswordHasher, withAddressesOf } from '@shop/domain/customer'
import type { Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { getOrders } from '../order/find-orders.ts'
import { orderNotFound } from '../order/order-rows.ts'
import type { Entrance, SignedIn } from './enter-as-customer.ts'
import { requirePassword } from './password.ts'
import { emailProofRequired, openAccount } from './sign-up.ts'

interface OrderRegistration {
  readonly orderNumber: string
  readonly password: string
  readonly clientAddress: string
}

/**
 * Makes a customer of the guest who placed an order, and signs them in: e-mail address, names and addresses are those of the order,
 * which becomes the customer's (CHK-25, AUTH-01). The session that ordered is the proof; the number alone opens nothing (rule A1).
 * Throws `CommerceError` `password-rejected`, `resource-not-found` for an order that is not this visitor's, and
 * `email-proof-required` for an address that is taken and for a network that asked too often: which of both is not told (rule A4), and
 * the owner of a taken one gets a mail.
 */
export async function signUpFromOrder(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  { orderNumber, password, clientAddress }: OrderRegistration,
): Promise<SignedIn> {
  requirePassword(password)
  const order = await orderOfVisitor(context, entrance, orderNumber)
  const ids = [context.newId(), context.newId()] as const
  return openAccount(context, hasher, entrance, {
    draft: draftOfOrder(order),
    password,
    clientAddress,
    complete: customer => withAddressesOf(order, customer, { ids, now: context.now() }),
    refusalOfTaken: emailProofRequired,
  })
}

async function orderOfVisitor(context: EngineContext, { session, storeKey }: Entrance, orderNumber: string): Promise<Order> {
  const owner = session?.customerId === undefined ? session : undefined
  const [order] = owner ? (await getOrders(context, { owner, where: { orderNumber }, limit: 1 })).results : []
  if (order?.store.key !== storeKey) throw orderNotFound({ orderNumber })
  return order
}
