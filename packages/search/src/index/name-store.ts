import { PackedNames, type StoredPackedNames } from './packed-names.ts'

/** So few names that have changed are not worth packing all of them again. */
const MIN_TO_PACK = 100
/** Share of the names that may have changed before all are packed. */
const MAX_SHARE = 1 / 4
const NAMES_PER_STEP = 100

/** What is needed to keep names. */
export interface StoredNames {
  readonly packed: StoredPackedNames
  /** Names that were set since. */
  readonly fresh: readonly (readonly [document: number, name: string])[]
}

/** Names of documents by their numbers: packed, and those that were set since as they are. */
export class NameStore {
  #packed: PackedNames
  #fresh: Map<number, string>

  constructor(kept?: StoredNames) {
    this.#packed = new PackedNames(kept?.packed)
    this.#fresh = new Map(kept?.fresh)
  }

  get(document: number): string {
    return this.#fresh.get(document) ?? this.#packed.get(document)
  }

  set(document: number, name: string): void {
    this.#fresh.set(document, name)
  }

  /** Whether packing is due, with `all` whether it would save anything worth mentioning. */
  needsPacking(all: boolean): boolean {
    return this.#fresh.size > (all ? MIN_TO_PACK : Math.max(MIN_TO_PACK, this.#packed.bound * MAX_SHARE))
  }

  /** Packs all names in steps. Those that are set meanwhile are left for the next time. */
  *pack(): Generator<void, void> {
    const taken = new Map(this.#fresh)
    const packed = this.#packed
    const bound = taken.keys().reduce((most, document) => Math.max(most, document + 1), packed.bound)
    const nameOf = (document: number) => taken.get(document) ?? packed.get(document)
    this.#packed = yield* PackedNames.pack(bound, nameOf, NAMES_PER_STEP)
    for (const [document, name] of taken) if (this.#fresh.get(document) === name) this.#fresh.delete(document)
  }

  /** For keeping it. */
  toStored(): StoredNames {
    return { packed: this.#packed.toStored(), fresh: [...this.#fresh] }
  }
}
