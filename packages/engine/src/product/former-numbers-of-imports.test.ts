import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop, PRESS, SAW } from '../testing/index.ts'
import { findFormerNumbers } from './change-former-numbers.ts'

test('SEARCH-17 a shop that has imported before finds variants by their numbers of then, and not by names made of options', async () => {
  const { context } = await openTestShop()
  const { db } = context
  await sql`insert into imported_variant (foreign_sku, sku) values ('KF 10/2', ${PRESS}), ('press / 2', ${SAW})`.execute(db)
  const migration = new URL('../../migrations/0229-former-numbers.sql', import.meta.url)
  await sql.raw(await readFile(migration, 'utf8')).execute(db)
  expect(await findFormerNumbers(context, PRESS)).toEqual(['KF 10/2'])
  expect(await findFormerNumbers(context, SAW)).toEqual([])
  const { rows } = await sql<{ sku: string; isFound: boolean }>`
    select sku, search @@ $$'kf102' & 'kf' & '10'$$::tsquery as "isFound" from product_text join product_variant using (product_id)
    where language = 'de' and sku in (${PRESS}, ${SAW}) order by sku`.execute(db)
  expect(rows.map(({ isFound }) => isFound)).toEqual([PRESS < SAW, SAW < PRESS])
})
