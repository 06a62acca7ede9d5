/** A JSONB document as its row holds it: in the shape of its schema version; one without is of version 1. */
export interface StoredDocument {
  readonly schemaVersion?: number
  readonly [field: string]: unknown
}

/** Turns the fields of a document of one version into those of the next. Pure; every field it does not name stays. */
export type Upcaster = (document: Omit<StoredDocument, 'schemaVersion'>) => Readonly<Record<string, unknown>>

/** How documents of one noun are read, whatever version they were written in, and written in the current one. */
export interface DocumentFormat<T> {
  readonly schemaVersion: number
  /** Throws for a version this release does not know: guessing at money is worse than failing. */
  readonly read: (stored: StoredDocument) => T
  /** JSON text for the row; says its version. */
  readonly write: (value: T) => string
}

/**
 * The format of a noun's documents. `upcasters` maps a version to the step that leads to the next one; the current
 * version is the one that no step leads on from. Documents are brought up when they are read and stay as they are in
 * their rows until something else changes them (docs/decisions/0024-documents-as-jsonb.md).
 */
export function documentFormat<T extends object>(noun: string, upcasters: Readonly<Record<number, Upcaster>>): DocumentFormat<T> {
  const current = Object.keys(upcasters).length + 1
  return {
    schemaVersion: current,
    read({ schemaVersion = 1, ...fields }) {
      if (!Number.isSafeInteger(schemaVersion) || schemaVersion < 1 || schemaVersion > current)
        throw new Error(`A ${noun} has schema version ${schemaVersion}; this release knows 1 to ${current}`)
      let document: Readonly<Record<string, unknown>> = fields
      for (let version = schemaVersion; version < current; version++) {
        const upcast = upcasters[version]
        if (!upcast) throw new Error(`No upcaster leads a ${noun} on from schema version ${version}`)
        document = upcast(document)
      }
      return document as T
    },
    write: value => JSON.stringify({ schemaVersion: current, ...value }),
  }
}
