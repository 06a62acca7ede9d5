import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../market/index.ts'
import {
  boughtTogetherOf,
  contentNeighboursOf,
  ProductGroups,
  type ProductTraits,
  popularityOf,
  RECOMMENDATION_IDS,
  RECOMMENDATION_KEY_FIELDS,
  type RecommendationType,
  rankSimilar,
  recommendationKeysOf,
  recommendationTypeOf,
  viewedTogetherOf,
  visitsOf,
  weightOfAge,
} from './index.ts'

const TYPES = Object.keys(RECOMMENDATION_IDS) as RecommendationType[]
const MINUTE = 60_000
const DAY = 86_400_000

function groupsOf(groups: readonly (readonly number[])[], weight = 1): ProductGroups {
  const made = new ProductGroups()
  for (const products of groups) made.add(products, weight)
  return made
}

const productsOf = (neighbours: readonly { readonly product: number }[]) => neighbours.map(({ product }) => product)

describe('keys', () => {
  test('REC-06 every language and country has a key set of its own, and no id is in two of them', () => {
    const sets = LOCALES.map(recommendationKeysOf)
    const ids = sets.flatMap(keys => RECOMMENDATION_KEY_FIELDS.map(field => keys[field]))
    expect(sets).toHaveLength(28)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{24}$/)
    expect(new Set(ids).size).toBe(28 * 5)
  })

  test('REC-06 an id says what is asked for in its own locale alone', () => {
    for (const type of TYPES) {
      const id = recommendationKeysOf('de-DE')[RECOMMENDATION_IDS[type]]
      expect(recommendationTypeOf('de-DE', id)).toBe(type)
      expect(recommendationTypeOf('de-AT', id)).toBeUndefined()
    }
    expect(recommendationTypeOf('de-DE', recommendationKeysOf('de-DE').key)).toBeUndefined()
  })
})

describe('visits', () => {
  const at = (product: number, minute: number) => ({ product, at: minute * MINUTE })

  test('a visit ends after half an hour without an event, and says nothing with a single product', () => {
    expect(visitsOf([at(1, 0), at(2, 30), at(1, 31), at(3, 61), at(4, 92), at(5, 200), at(6, 210)])).toEqual([
      { products: [1, 2, 3], endedAt: 61 * MINUTE },
      { products: [5, 6], endedAt: 210 * MINUTE },
    ])
    expect(visitsOf([])).toEqual([])
  })

  test('of a very long visit the newest forty products count', () => {
    const [visit] = visitsOf(Array.from({ length: 100 }, (_, product) => at(product, product)))
    expect(visit?.products).toEqual(Array.from({ length: 40 }, (_, index) => 60 + index))
  })

  test('what is older counts less, by days', () => {
    expect(weightOfAge(0, 0, 30)).toBe(1)
    expect(weightOfAge(DAY - 1, 0, 30)).toBe(1)
    expect(weightOfAge(0, 30 * DAY + 5, 30)).toBe(0.5)
    expect(weightOfAge(10 * DAY, 3 * DAY, 30)).toBe(1)
  })
})

describe('what is together', () => {
  test('products of the same visits are neighbours, those next to each other first', () => {
    const viewed = viewedTogetherOf(
      groupsOf([
        [0, 1, 2],
        [0, 1, 2],
        [0, 3],
      ]),
      5,
    )
    expect(productsOf(viewed.neighboursOf(0, 10))).toEqual([1, 2, 3])
    expect(viewed.groupsOf(0)).toBe(3)
    expect(viewed.neighboursOf(4, 10)).toEqual([])
    expect(viewed.neighboursOf(0, 1)).toHaveLength(1)
  })

  test('a product that everyone looks at is not next to everything', () => {
    const everywhere = Array.from({ length: 50 }, (_, index) => [9, 10 + index])
    const viewed = viewedTogetherOf(groupsOf([...everywhere, [0, 9], [0, 9], [0, 1], [0, 1]]), 60)
    expect(productsOf(viewed.neighboursOf(0, 10))).toEqual([1, 9])
  })

  test('one visit by chance is behind what several have in common', () => {
    const viewed = viewedTogetherOf(
      groupsOf([...Array.from({ length: 6 }, () => [0, 1]), ...Array.from({ length: 8 }, () => [1, 2]), [0, 3]]),
      4,
    )
    expect(productsOf(viewed.neighboursOf(0, 10))).toEqual([1, 3])
  })

  test('a pair has to be in two orders to be bought together', () => {
    const bought = boughtTogetherOf(
      groupsOf([
        [0, 1, 2],
        [2, 0],
        [0, 3],
      ]),
      4,
    )
    expect(productsOf(bought.neighboursOf(0, 10))).toEqual([2])
    expect(bought.neighboursOf(3, 10)).toEqual([])
  })

  test('what is newer counts more', () => {
    const groups = groupsOf(
      [
        [0, 1],
        [0, 1],
      ],
      0.1,
    )
    for (let count = 0; count < 2; count++) groups.add([0, 2], 1)
    expect(productsOf(viewedTogetherOf(groups, 3).neighboursOf(0, 10))).toEqual([2, 1])
  })

  test('whatever the visits, a score is from 0 to 1, no product is its own neighbour, and asking again answers the same', () => {
    const visit = fc.uniqueArray(fc.nat(9), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 300 }), fc.nat(9), (visits, product) => {
        const viewed = viewedTogetherOf(groupsOf(visits), 10)
        const neighbours = viewed.neighboursOf(product, 10)
        for (const { product: other, score } of neighbours) {
          expect(other).not.toBe(product)
          expect(score).toBeGreaterThan(0)
          expect(score).toBeLessThanOrEqual(1)
        }
        const met = new Set(visits.filter(other => other.includes(product)).flat())
        met.delete(product)
        expect(new Set(productsOf(neighbours))).toEqual(met)
        viewed.neighboursOf((product + 1) % 10, 10)
        expect(viewed.neighboursOf(product, 10)).toEqual(neighbours)
      }),
    )
  })

  test('popularity is in eighths, the most popular product 1, and 0 where no one was', () => {
    expect([
      ...popularityOf(
        groupsOf([
          [0, 1],
          [0, 1],
          [0, 2],
        ]),
        4,
      ),
    ]).toEqual([1, 0.75, 0.5, 0])
    expect([...popularityOf(groupsOf([]), 2)]).toEqual([0, 0])
  })
})

const NEUTRAL: ProductTraits = { family: 'saw', categoryId: 'saws', brand: 'A', centAmount: 10_000, attributes: new Map() }
const unknown = (count: number) => new Float64Array(count)

describe('what is alike', () => {
  test('REC-02 products of the family come first, then those nearest in price', () => {
    const traits: ProductTraits[] = [
      NEUTRAL,
      { ...NEUTRAL, centAmount: 40_000 },
      { ...NEUTRAL, family: 'drill' },
      { ...NEUTRAL, centAmount: 11_000 },
      { ...NEUTRAL, family: 'oven', categoryId: 'ovens' },
    ]
    expect(productsOf(contentNeighboursOf(traits, unknown(5)).neighboursOf(0, 10))).toEqual([3, 1, 2])
  })

  test('REC-02 attributes decide among equals: the same value, and the nearer number', () => {
    const withPower = (power: number, isMobile: boolean): ProductTraits => ({
      ...NEUTRAL,
      attributes: new Map<string, number | boolean>([
        ['power', power],
        ['isMobile', isMobile],
      ]),
    })
    const traits = [withPower(1000, true), withPower(4000, true), withPower(1100, true), withPower(1100, false)]
    expect(productsOf(contentNeighboursOf(traits, unknown(4)).neighboursOf(0, 10))).toEqual([2, 1, 3])
  })

  test('REC-02 of two products that are as alike, the one that others look at comes first', () => {
    const alike = contentNeighboursOf([NEUTRAL, NEUTRAL, NEUTRAL], new Float64Array([0, 0, 1]))
    expect(productsOf(alike.neighboursOf(0, 10))).toEqual([2, 1])
  })

  test('a product without price, category and attributes is like those of its family', () => {
    const bare: ProductTraits = { ...NEUTRAL, categoryId: '', centAmount: undefined }
    expect(
      productsOf(contentNeighboursOf([bare, NEUTRAL, { ...bare, family: 'drill' }], unknown(3)).neighboursOf(0, 10)),
    ).toEqual([1])
  })
})

describe('the list of similar products', () => {
  const traits = Array.from({ length: 6 }, (_, index): ProductTraits => ({ ...NEUTRAL, brand: String(index) }))
  const content = [
    { product: 1, score: 0.8 },
    { product: 2, score: 0.7 },
  ]

  test('REC-02 without visits what is alike stands alone, and with many of them what is looked at comes first', () => {
    const behaviour = [{ product: 3, score: 0.01 }]
    expect(rankSimilar({ behaviour: [], visits: 0, content, traits }, 10)).toEqual([1, 2])
    expect(rankSimilar({ behaviour, visits: 1, content, traits }, 10)).toEqual([1, 2, 3])
    expect(rankSimilar({ behaviour, visits: 200, content, traits }, 10)).toEqual([3, 1, 2])
    expect(rankSimilar({ behaviour: [], visits: 0, content: [], traits }, 10)).toEqual([])
  })

  test('REC-02 a list is not one brand after the other where another one is nearly as good', () => {
    const brands = [{ ...NEUTRAL }, { ...NEUTRAL, brand: 'B' }]
    const of = (score: number, product: number) => ({ product, score })
    const evidence = {
      behaviour: [],
      visits: 0,
      content: [of(1, 0), of(0.99, 1), of(0.98, 2), of(0.97, 3)],
      traits: [NEUTRAL, NEUTRAL, NEUTRAL, brands[1] ?? NEUTRAL],
    }
    expect(rankSimilar(evidence, 10)).toEqual([0, 3, 1, 2])
    expect(rankSimilar(evidence, 2)).toEqual([0, 3])
  })
})
