import { ERASED_EMAIL } from '@shop/domain/privacy'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Which of these orders are of people whose data were erased: their documents are kept for the tax office alone, with their names. */
export async function findErasedOrders({ db }: Pick<EngineContext, 'db'>, orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from "order" where id = any(${[...orderIds]}::uuid[]) and document ->> 'customerEmail' = ${ERASED_EMAIL}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
