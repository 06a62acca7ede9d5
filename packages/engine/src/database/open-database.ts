import { type ConnectionSettings, connect } from './connection.ts'
import type { Database } from './context.ts'
import type { Tables } from './tables.ts'

/** The shop's database as a bounded pool; see `connect`. Close it with `destroy()`. */
export function openDatabase(settings: ConnectionSettings): Database {
  return connect<Tables>(settings)
}
