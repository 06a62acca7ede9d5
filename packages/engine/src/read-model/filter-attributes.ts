import type { AttributeDefinition } from '@shop/domain/product'
import type { AttributeFacetKind, CountedAttribute } from '@shop/domain/search'
import { type AttributeSpread, groupOf } from './attribute-statistics.ts'
import type { ReadModel } from './read-model.ts'

/** What a category offers at most. */
const MAX_ATTRIBUTES = 8
/** Of what nearly all goods of the shop have, such as a weight, three at most, and two of them sides. */
const MAX_COMMON = 3
const MAX_SIDES = 2
const IS_COMMON = 0.8
/** Below this share of the products an attribute is no filter: it would hide the others. */
const MIN_COVERAGE = 0.4
/** Below this score an attribute tells products hardly apart. */
const MIN_SCORE = 0.15
/** Bits by which values are spread well enough: four numbers, or three words, as frequent as each other. */
const BITS_OF_NUMBERS = 2
const BITS_OF_WORDS = 1.5
/** So few numbers are chosen one by one, where several products have the same. */
const MAX_SINGLE_NUMBERS = 4
const MIN_PRODUCTS_PER_NUMBER = 1.5
/** Words that hardly more than one product has are names, not choices. */
const MIN_PRODUCTS_PER_WORD = 2.2
/** More words than this are a list to read, not a choice; of 16 groups about 13 have some then. */
const MAX_WORD_GROUPS = 10
/** What a thing has or has not tells less than how much it has. */
const WEIGHT_OF_YES = 0.7
/** What all kinds of goods have tells less than what is of this kind alone. */
const WEIGHT_OF_COMMON = 0.6

/** Kinds of attributes by what their values are, where there are many. */
const KINDS: Readonly<Record<AttributeDefinition['type'], AttributeFacetKind>> = {
  number: 'measure',
  range: 'measure',
  multiple: 'measure',
  dimensions: 'measure',
  enum: 'choice',
  boolean: 'choice',
  text: 'choice',
}

/** The definition of an attribute by the name that facets give it: sides are parts of dimensions. */
export function definitionOf(
  definitions: ReadonlyMap<string, AttributeDefinition>,
  name: string,
): AttributeDefinition | undefined {
  return definitions.get(name.split('.')[0] ?? '')
}

/**
 * The attributes by which the products of categories are chosen, those that matter most first (CAT-05): most of the products
 * have them, with values that differ, and they are of this kind of goods rather than of all. There is no list of them to keep, and
 * no product is read for it.
 */
export class FilterAttributes {
  readonly #model: ReadModel
  #known = new Map<string, readonly CountedAttribute[]>()
  #state: readonly unknown[] = []

  constructor(model: ReadModel) {
    this.#model = model
  }

  /** None for an unknown category. */
  of(categoryId: string): readonly CountedAttribute[] {
    const { products, trees, definitions } = this.#model
    const state = [products.attributes.version, trees, definitions]
    if (state.some((part, place) => part !== this.#state[place])) this.#known = new Map()
    this.#state = state
    const known = this.#known.get(categoryId)
    if (known) return known
    const chosen = this.#choose(trees.below(categoryId))
    this.#known.set(categoryId, chosen)
    return chosen
  }

  #choose(categoryIds: readonly string[]): CountedAttribute[] {
    const { products, definitions } = this.#model
    const { products: total, spreads } = products.attributes.spreadsIn(categoryIds)
    const all = products.attributes.spreadsIn()
    const commonness = new Map(all.spreads.map(spread => [spread.name, spread.products / all.products]))
    const order = [...definitions.keys()]
    const scored = spreads.flatMap(spread => {
      const definition = definitionOf(definitions, spread.name)
      if (!definition || definition.isFilter === false) return []
      const common = commonness.get(spread.name) ?? 0
      const score = telling(definition, spread, total) * (1 - WEIGHT_OF_COMMON * common)
      const { type } = definition
      return score >= MIN_SCORE ? [{ name: spread.name, kind: kindOf(type, spread), type, score, common }] : []
    })
    scored.sort((a, b) => b.score - a.score || order.indexOf(a.name) - order.indexOf(b.name) || (a.name < b.name ? 1 : -1))
    let sides = 0
    let ofAll = 0
    return scored
      .filter(({ type }) => type !== 'dimensions' || ++sides <= MAX_SIDES)
      .filter(({ common }) => common < IS_COMMON || ++ofAll <= MAX_COMMON)
      .slice(0, MAX_ATTRIBUTES)
      .map(({ name, kind }) => ({ name, kind }))
  }
}

function kindOf(type: AttributeDefinition['type'], { products, groups }: AttributeSpread): AttributeFacetKind {
  const used = groups.filter(count => count > 0).length
  const isSingle = type === 'number' || type === 'multiple'
  return isSingle && used <= MAX_SINGLE_NUMBERS && products / used >= MIN_PRODUCTS_PER_NUMBER ? 'choice' : KINDS[type]
}

/** How well an attribute tells products apart, from 0 to 1. */
function telling({ type }: AttributeDefinition, { products, groups }: AttributeSpread, total: number): number {
  if (type === 'boolean') {
    const having = (groups[groupOf('true')] ?? 0) / total
    return WEIGHT_OF_YES * entropyOf([having, 1 - having])
  }
  const coverage = products / total
  if (coverage < MIN_COVERAGE) return 0
  const shares = groups.map(count => count / products)
  if (KINDS[type] === 'measure') return coverage * Math.min(1, entropyOf(shares) / BITS_OF_NUMBERS)
  const used = shares.filter(share => share > 0).length
  if (used > MAX_WORD_GROUPS || (used > 3 && products / used < MIN_PRODUCTS_PER_WORD)) return 0
  return coverage * Math.min(1, entropyOf(shares) / BITS_OF_WORDS)
}

/** In bits; 0 where all have the same value. */
function entropyOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => (share > 0 && share < 1 ? sum - share * Math.log2(share) : sum), 0)
}
