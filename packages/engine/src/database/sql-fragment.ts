import type { RawBuilder } from 'kysely'

/** A part of a statement: an expression or a condition with its parameters. */
export type SqlFragment = RawBuilder<unknown>
