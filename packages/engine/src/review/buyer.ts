import { createHash } from 'node:crypto'
import type { Buyer, Purchase } from './review-rows.ts'

/** Who bought; the oldest purchase names them, so that submissions at once name the same one. */
export function buyerOf([purchase, ...others]: readonly [Purchase, ...Purchase[]]): Buyer {
  return { customerId: purchase.customerId, hashes: [hashOf(purchase), ...others.map(hashOf)] }
}

/** Upper and lower case make no other buyer; the address itself is not kept with the review. */
function hashOf({ customerEmail }: Purchase): Uint8Array {
  return createHash('sha256').update(customerEmail.trim().toLowerCase()).digest()
}
