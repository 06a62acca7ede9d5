import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MARKETS } from '@shop/domain/market'
import { createContext, openDatabase } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'
import { cloneDatabaseUrl } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { prepareDatabase } from '../run/prepare-database.ts'
import { onDatabaseOf } from './admin.fixtures.ts'
import { runAdmin } from './run-admin.ts'
import type { StoreRow } from './store-row.ts'

const databaseUrl = await cloneDatabaseUrl()
const db = openDatabase({ databaseUrl })
const context = createContext(db)
const folder = await mkdtemp(join(tmpdir(), 'anvil-stores-'))
const file = join(folder, 'stores.json')
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})
const run = (...args: string[]) => runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: () => undefined })

const bankDetails = { accountOwner: 'Owner', institute: 'Bank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' }
const filledIn = (row: StoreRow): StoreRow => ({ ...row, phone: '+49 1', email: 'shop@example.com', bankDetails })

test('MKT-16 an owner’s stores: a file with blanks, which is taken over once it is filled in, all or nothing', async () => {
  const open = () => prepareDatabase(databaseUrl, true, () => undefined)
  await expect(open()).rejects.toThrow('npm run admin -- stores export')
  await run('stores', 'export', file)
  const rows: StoreRow[] = JSON.parse(await readFile(file, 'utf8'))
  expect(rows).toHaveLength(MARKETS.length)
  await expect(run('stores', 'export', file)).rejects.toThrow('exists already')

  await expect(run('stores', 'import', file)).rejects.toThrow('email is missing')
  const [first, ...others] = rows.map(filledIn)
  if (!first) throw new Error('There are no markets')
  for (const [wrong, problem] of [
    [{ ...first, bankDetails: { ...bankDetails, iban: 'DE03120300000000202051' } }, 'bankDetails.iban has wrong check digits'],
    [{ ...first, phone: ' ' }, 'phone is missing'],
    [{ ...first, switches: { ...first.switches, vatValidation: 'yes' } }, 'switches.vatValidation is neither true nor false'],
    [{ ...first, key: 'xx' }, 'row 25: key is not one of'],
  ] as const) {
    await writeFile(file, JSON.stringify([...others, wrong]))
    await expect(run('stores', 'import', file)).rejects.toThrow(problem)
  }
  expect(await findStores(context)).toEqual([])

  await writeFile(file, JSON.stringify([first, ...others]))
  await run('stores', 'import', file)
  await run('stores', 'import', file)
  const stores = await findStores(context)
  expect(stores.map(({ version }) => version)).toEqual(MARKETS.map(() => 1))
  expect(stores[0]?.custom).toMatchObject({ phone: '+49 1', bankDetails: { iban: 'DE02120300000000202051' } })
  // A shop that is open to customers gets nothing of the demo.
  await open()
  expect(await db.selectFrom('product').select('id').execute()).toEqual([])
})
