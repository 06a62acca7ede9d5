import { findTexts } from '@shop/engine/proving'
import { withDatabase } from '../../scripts/postgres/with-database.ts'

/** Where texts stand in the shop's database; see `findTexts`. */
export async function findInDatabase(texts: readonly string[]): Promise<string[]> {
  return withDatabase(databaseUrl => findTexts(databaseUrl, texts))
}
