import { capacityFor, grown } from './column-capacity.ts'
import { type StoredValueSets, ValueSets } from './value-sets.ts'

/** What is needed to store the attributes. */
export interface StoredAttributes {
  /** The sets of names that products have attributes of. */
  readonly shapes: StoredValueSets
  /** Per name, in the order of their numbers. */
  readonly values: readonly StoredValueSets[]
  readonly shapeNumbers: Uint32Array
  readonly starts: Uint32Array
  readonly cells: Uint32Array
}

/** Where the values of an attribute are. */
export interface AttributeColumn {
  /** Values of the attribute; a product without it has the empty set. */
  readonly sets: ValueSets
  /** Per shape the place of the attribute among the cells of a product; -1 where it has none. */
  readonly places: Int32Array
}

/** So many cells that no product has any more are worth making one list of the others. */
const MIN_UNUSED = 4096

/**
 * Attributes of products. Of hundreds of attributes a product has a dozen, so that a column each would be mostly empty: the
 * cells of a product stand together instead, and which attributes these are is its shape, of which there are few. A product
 * takes four bytes per attribute, and eight.
 */
export class AttributeColumns {
  readonly #shapes: ValueSets
  readonly #values: ValueSets[]
  /** Per document. */
  shapeNumbers: Uint32Array
  /** Per document the place of its first cell. */
  starts: Uint32Array
  /** Numbers of sets of values. */
  cells: Uint32Array
  #used: number
  #unused = 0

  constructor(stored?: StoredAttributes) {
    this.#shapes = new ValueSets(stored?.shapes)
    this.#values = (stored?.values ?? []).map(sets => new ValueSets(sets))
    this.shapeNumbers = stored?.shapeNumbers ?? new Uint32Array(0)
    this.starts = stored?.starts ?? new Uint32Array(0)
    this.cells = stored?.cells ?? new Uint32Array(0)
    this.#used = this.cells.length
  }

  /** For storing it. */
  toStored(): StoredAttributes {
    return {
      shapes: this.#shapes.toStored(),
      values: this.#values.map(sets => sets.toStored()),
      shapeNumbers: this.shapeNumbers,
      starts: this.starts,
      cells: this.cells.subarray(0, this.#used),
    }
  }

  /** Undefined for an attribute that no product has ever had. */
  columnOf(name: string): AttributeColumn | undefined {
    const number = this.#shapes.values.find(name)
    const sets = number === undefined ? undefined : this.#values[number]
    if (number === undefined || sets === undefined) return undefined
    const places = Int32Array.from({ length: this.#shapes.size }, (_, shape) => this.#shapes.membersOf(shape).indexOf(number))
    return { sets, places }
  }

  set(document: number, attributes: Readonly<Record<string, readonly string[]>>): void {
    this.makeRoom(document + 1)
    const shape = this.#shapes.numberOf(Object.keys(attributes))
    const members = this.#shapes.membersOf(shape)
    if (shape !== this.shapeNumbers[document]) this.#move(document, shape, members.length)
    const start = this.starts[document] as number
    for (const [place, member] of members.entries()) {
      const sets = this.#values[member] ?? new ValueSets()
      this.#values[member] = sets
      this.cells[start + place] = sets.numberOf(attributes[this.#shapes.values.valueOf(member)] ?? [])
    }
  }

  makeRoom(count: number): void {
    if (count <= this.starts.length) return
    const capacity = capacityFor(count)
    this.shapeNumbers = grown(this.shapeNumbers, capacity)
    this.starts = grown(this.starts, capacity)
  }

  /** Gives a document cells of their own for another shape. */
  #move(document: number, shape: number, count: number): void {
    this.#unused += this.#shapes.membersOf(this.shapeNumbers[document] as number).length
    this.shapeNumbers[document] = 0
    if (this.#unused >= MIN_UNUSED && this.#unused > this.#used / 2) this.#closeUp()
    if (this.#used + count > this.cells.length) this.cells = grown(this.cells, capacityFor(this.#used + count))
    this.shapeNumbers[document] = shape
    this.starts[document] = this.#used
    this.#used += count
  }

  #closeUp(): void {
    const cells = new Uint32Array(this.#used - this.#unused)
    let used = 0
    for (let document = 0; document < this.starts.length; document++) {
      const start = this.starts[document] as number
      const own = this.cells.subarray(start, start + this.#shapes.membersOf(this.shapeNumbers[document] as number).length)
      cells.set(own, used)
      this.starts[document] = used
      used += own.length
    }
    this.cells = cells
    this.#used = used
    this.#unused = 0
  }
}
