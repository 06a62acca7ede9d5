import { expect, test } from 'vitest'
import { createContext } from '../database/index.ts'
import { cloneDatabase } from '../testing/cloned-database.ts'
import { currentCatalogueCursor, readCatalogueChanges } from './catalogue-changes.ts'

const context = createContext(await cloneDatabase())

test('a reader whose place is ahead of a database that was restored, or replaced by its replica, reads everything again', async () => {
  const cursor = await currentCatalogueCursor(context)
  expect((await readCatalogueChanges(context, cursor)).isComplete).toBe(true)
  const ahead = Number(cursor.split(':')[1]) + 1_000
  expect((await readCatalogueChanges(context, `${ahead}:${ahead}:`)).isComplete).toBe(false)
})
