import { CommerceError } from '@shop/domain/error'
import { hasAnotherWay, type SignInWays } from '@shop/domain/login'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A customer with the hash of their password, where they have one. */
interface Found {
  readonly customer: { readonly id: string }
  readonly passwordHash?: string | undefined
}

/** The ways in which a customer can sign in. */
async function selectSignInWays(db: Database, { customer, passwordHash }: Found): Promise<SignInWays> {
  const { rows } = await sql<{ providers: string; passkeys: string }>`
    select (select count(*) from provider_subject where customer_id = ${customer.id}) as providers,
      (select count(*) from passkey where customer_id = ${customer.id}) as passkeys`.execute(db)
  return {
    hasPassword: passwordHash !== undefined,
    providerCount: Number(rows[0]?.providers ?? 0),
    passkeyCount: Number(rows[0]?.passkeys ?? 0),
  }
}

/** Refuses to take a customer, whose row is held, their last way to sign in: `CommerceError` `invalid-operation`. */
export async function requireAnotherWay(db: Database, found: Found): Promise<void> {
  if (hasAnotherWay(await selectSignInWays(db, found))) return
  throw new CommerceError({ code: 'invalid-operation' }, 'The last way to sign in stays')
}
