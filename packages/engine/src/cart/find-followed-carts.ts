import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { prepareStatement } from '../database/prepared-statement.ts'
import { resolveSession } from '../session/resolve-session.ts'
import { IS_QUIET } from '../session/session-rows.ts'
import { hashToken } from '../session/session-token.ts'
import type { CartVersion } from './read-carts.ts'

/** A page that wants to follow a cart: the token of its session, the store of its host, and the cart. */
export interface CartFollower {
  readonly token: string
  readonly storeKey: string
  /** A UUID; the statement of all fails for anything else. */
  readonly cartId: string
}

/** How far a cart has come, and the session that owns it. */
export interface FollowedCart extends CartVersion {
  readonly sessionId: string
}

interface FollowedRow extends FollowedCart {
  /** Which follower it is of, counted from 1. */
  readonly place: number
  readonly isQuiet: boolean
}

const selectFollowed = prepareStatement<FollowedRow>(
  at => sql`
    select follower.place::integer as place, session.id as "sessionId", session.is_quiet as "isQuiet",
      cart.id as "cartId", cart.version, (cart.document ->> 'totalLineItemQuantity')::integer as "totalLineItemQuantity"
    from unnest(${at(1)}::bytea[], ${at(2)}::text[], ${at(3)}::uuid[]) with ordinality
      as follower (token_hash, store_key, cart_id, place)
    join lateral (
      select id, anonymous_id, customer_id, ${IS_QUIET} as is_quiet from session
      where session.token_hash = follower.token_hash and session.store_key = follower.store_key
        and session.token_expires_at > now()) session on true
    join cart on cart.id = follower.cart_id and cart.store_key = follower.store_key and cart.state = 'Active'
      and case when session.customer_id is null
        then session.anonymous_id = cart.anonymous_id and cart.customer_id is null
        else session.customer_id = cart.customer_id end`,
)

/**
 * How far the carts of some followers have come, in their order: undefined for who does not own the active cart they ask for in
 * their store (rule A1). One statement for all: when a thousand pages come back at once, two for each took longer than
 * everything else about them. A session counts as used, as by `resolveSession`.
 */
export async function findFollowedCarts(
  context: EngineContext,
  followers: readonly CartFollower[],
): Promise<(FollowedCart | undefined)[]> {
  const rows = await selectFollowed(context.db, [
    followers.map(({ token }) => hashToken(token)),
    followers.map(({ storeKey }) => storeKey),
    followers.map(({ cartId }) => cartId),
  ])
  const found = new Array<FollowedCart | undefined>(followers.length).fill(undefined)
  const used: Promise<unknown>[] = []
  for (const { place, isQuiet, ...cart } of rows) {
    found[place - 1] = cart
    const { token = '' } = followers[place - 1] ?? {}
    if (!isQuiet) used.push(resolveSession(context, token))
  }
  await Promise.all(used)
  return found
}
