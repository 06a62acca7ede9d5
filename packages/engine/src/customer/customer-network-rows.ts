import { networkOf } from '@shop/domain/session'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

const SEEN_DAYS = 90

/** Notes that a customer has entered from a network, which counts as known for 90 days from then. */
export async function rememberNetwork(db: Database, customerId: string, clientAddress: string): Promise<void> {
  await sql`
    insert into customer_network (customer_id, network_hash) values (${customerId}, ${hashOf(sql.val(customerId), clientAddress)})
    on conflict (customer_id, network_hash) do update set last_seen_at = now()`.execute(db)
}

/** Whether the customer of an e-mail address has entered from a network; the same work for an unknown address (rule A4). */
export async function isKnownNetwork(
  db: Database,
  { email, clientAddress }: { readonly email: string; readonly clientAddress: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (
      select from customer join customer_network on customer_id = customer.id
      where lower(customer.email) = ${email.trim().toLowerCase()}
        and network_hash = ${hashOf(sql.ref('customer.id'), clientAddress)}
        and last_seen_at > now() - make_interval(days => ${SEEN_DAYS})) as is_known`.execute(db)
  return rows[0]?.is_known ?? false
}

function hashOf(customerId: ReturnType<typeof sql.ref> | ReturnType<typeof sql.val>, clientAddress: string) {
  return sql`sha256(convert_to(${customerId}::text || ' ' || ${networkOf(clientAddress)}::text, 'UTF8'))`
}

/** Deletes networks no customer has entered from for long. Returns how many it deleted, at most `limit`. */
export async function deleteForgottenNetworks(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from customer_network where (customer_id, network_hash) in (
      select customer_id, network_hash from customer_network
      where last_seen_at < now() - make_interval(days => ${SEEN_DAYS})
      order by last_seen_at limit ${limit} for update skip locked)`.execute(context.db)
  return Number(numAffectedRows)
}
