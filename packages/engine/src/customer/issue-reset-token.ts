import type { Customer } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { hashToken, newSessionToken } from '../session/session-token.ts'
import { selectCustomerById } from './customer-rows.ts'

/** How long a link for a new password can be used, in minutes (rule A3). */
export const RESET_TOKEN_MINUTES = 60

/**
 * Makes the token a customer gets by mail; one she got before is worth nothing from now on (rule A3). Only its hash is
 * stored. Undefined when there is no such customer. Asks for no owner, so it must never answer a request.
 */
export async function issueResetToken(
  context: EngineContext,
  customerId: string,
): Promise<{ readonly customer: Customer; readonly token: string } | undefined> {
  const found = await selectCustomerById(context.db, customerId)
  if (!found) return undefined
  const token = newSessionToken(context)
  await sql`
    insert into password_reset_token (customer_id, token_hash, expires_at)
    select id, ${hashToken(token)}, now() + make_interval(mins => ${RESET_TOKEN_MINUTES}) from customer where id = ${customerId}
    on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    context.db,
  )
  return { customer: found.customer, token }
}
