import type { ColumnType } from 'kysely'

/** A `timestamptz`: read and written as an ISO instant. */
export type Instant = string
export type DefaultInstant = ColumnType<Instant, Instant | undefined, Instant>

/** A `jsonb`: read as its value, written as JSON text, since the driver would turn an array into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
