import { readFileSync } from 'node:fs'
import { MARKETS, storeKeyOf } from '@shop/domain/market'
import type { StoreDraft } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'
import { findStores, importStores, newStoreOf } from '@shop/engine/store'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { rowOfStore, storeOfRow } from './store-row.ts'
import { writeNewFile } from './write-new-file.ts'

/** `stores export`: a file of all stores, those that do not exist yet with blanks. */
export const storesExport: AdminCommand = {
  name: 'stores export',
  effect: 'reads',
  summary: 'write the stores to a file, to be filled in or changed',
  usage: '<file.json>',
  details: ['<file.json>  is made, never overwritten: phone, email, bank account and switches of every country'],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    return async context => {
      const rows = (await allStores(context)).map(rowOfStore)
      writeNewFile(file, `${JSON.stringify(rows, undefined, 2)}\n`)
      return { text: `${rows.length} stores written to ${file}`, data: rows }
    }
  },
}

/** `stores import`: takes over what `stores export` wrote and the owner filled in, all or nothing. */
export const storesImport: AdminCommand = {
  name: 'stores import',
  effect: 'changes',
  summary: 'take the stores over from such a file',
  usage: '<file.json>',
  details: ['<file.json>  as stores export writes it; a country that is left out stays as it is, or without a store'],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    const rows = readRows(file)
    return async context => {
      const stores = new Map((await allStores(context)).map(store => [store.key, store]))
      const drafts = rows.map((row, index) => {
        const { key } = (row ?? {}) as { key?: unknown }
        const base = typeof key === 'string' ? stores.get(key) : undefined
        if (!base) throw new Error(`row ${index + 1}: key is not one of ${[...stores.keys()].join(', ')}`)
        return storeOfRow(row, base)
      })
      await importStores(context, drafts)
      return { text: `${drafts.length} stores stored`, data: drafts }
    }
  },
}

/** The store of every market: as it is stored, or new. */
async function allStores(context: EngineContext): Promise<StoreDraft[]> {
  const stored = new Map((await findStores(context)).map(({ version: _version, ...draft }) => [draft.key, draft]))
  return MARKETS.map(market => stored.get(storeKeyOf(market)) ?? newStoreOf(market))
}

function readRows(file: string): unknown[] {
  let rows: unknown
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error })
  }
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} is not a list of stores`)
  return rows
}
