import type { Cart } from '@shop/domain/cart'
import type { CustomerView } from '@shop/domain/customer'
import { cartSchema } from '../cart/cart-schema.ts'
import { entity } from '../entity.ts'
import { customerSchema } from './customer-schema.ts'

/** Whoever has just signed in or registered, with the cart that is now hers (AUTH-01, ENT-23). */
interface SignedInUser {
  readonly customer: CustomerView
  readonly cart: Cart | null
}

/** Form of a customer who has just signed in. */
export const signedInUserSchema = entity<SignedInUser>('SignedInUser', {
  customer: customerSchema,
  cart: cartSchema.nullable(),
})
