import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** The least that a change of a cart must cost: one durable update of a row of its size over the version before. */
export interface VersionedRows {
  /** Writes the row with this place over the version it has. */
  update(place: number): Promise<void>
}

/** Makes as many rows as wanted next to the carts, each with the document of one of them. */
export async function createVersionedRows({ db }: EngineContext, documents: readonly object[]): Promise<VersionedRows> {
  await sql`create table if not exists versioned_row (id integer primary key, version integer not null, document jsonb not null)`.execute(
    db,
  )
  await sql`truncate versioned_row`.execute(db)
  const texts = documents.map(document => JSON.stringify(document))
  for (const [place, text] of texts.entries()) {
    await sql`insert into versioned_row values (${place}, 1, ${text}::jsonb)`.execute(db)
  }
  const versions = texts.map(() => 1)
  return {
    async update(place) {
      const version = versions[place] ?? 0
      const { rows } = await sql`
        update versioned_row set version = ${version + 1}, document = ${texts[place]}::jsonb
        where id = ${place} and version = ${version} returning id`.execute(db)
      if (rows.length !== 1) throw new Error(`Row ${place} is not at version ${version}`)
      versions[place] = version + 1
    },
  }
}
