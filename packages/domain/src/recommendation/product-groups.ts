/** Products by their number that belong to one visit or one order. */
export interface ProductGroup {
  /** Each once, in the order in which they came. */
  readonly products: Int32Array
  /** How much the group counts: less, the older it is. */
  readonly weight: number
}

/**
 * Many groups of products in a few typed arrays: as objects a hundred thousand visits would take ten times the memory, and the
 * garbage collector would walk over them.
 */
export class ProductGroups {
  #products = new Int32Array(1024)
  #starts = new Int32Array(256)
  #weights = new Float32Array(256)
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Products in all groups. */
  get size(): number {
    return this.#startOf(this.#count)
  }

  add(products: readonly number[], weight: number): void {
    const start = this.size
    if (start + products.length > this.#products.length) this.#products = grown(this.#products, start + products.length)
    if (this.#count + 2 > this.#starts.length) this.#starts = grown(this.#starts, this.#count + 2)
    if (this.#count + 1 > this.#weights.length) this.#weights = grown(this.#weights, this.#count + 1)
    this.#products.set(products, start)
    this.#weights[this.#count] = weight
    this.#count++
    this.#starts[this.#count] = start + products.length
  }

  group(index: number): ProductGroup {
    return {
      products: this.#products.subarray(this.#startOf(index), this.#startOf(index + 1)),
      weight: this.#weights[index] ?? 0,
    }
  }

  #startOf(index: number): number {
    return this.#starts[index] ?? 0
  }
}

function grown<Values extends Int32Array | Float32Array>(values: Values, least: number): Values {
  const Kind = values.constructor as new (length: number) => Values
  const larger = new Kind(Math.max(least, values.length * 2))
  larger.set(values)
  return larger
}
