import DataLoader from 'dataloader'
import type { Database } from './context.ts'

/** Reads one thing by its key; undefined where there is no such thing. */
export type GatheredRead<Value> = (db: Database, key: string) => Promise<Value | undefined>

/**
 * A read by key that becomes one statement for all who ask in the same moment, such as ten mails that are written at once. Nothing
 * is remembered: who asks later reads anew. `read` gets each key once, and leaves out what is not there.
 */
export function gatherReads<Value>(
  read: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): GatheredRead<Value> {
  // A transaction reads by itself, and is forgotten with its end.
  const loaders = new WeakMap<Database, DataLoader<string, Value | undefined>>()
  return (db, key) => {
    let loader = loaders.get(db)
    if (!loader) {
      loader = new DataLoader<string, Value | undefined>(
        async keys => {
          const found = await read(db, [...new Set(keys)])
          return keys.map(each => found.get(each))
        },
        { cache: false },
      )
      loaders.set(db, loader)
    }
    return loader.load(key)
  }
}
