import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { readSource, type Source } from '../../demo/src/read-source.ts'
import type { ProductSource } from '../../demo/src/source-types.ts'
import { readTable } from '../../render/paths.mjs'
import { outdatedPictures } from '../../render/plan.mjs'
import { platesOf, platesOfProduct } from '../../render/plates.mjs'

interface Drawn {
  readonly family: string
  readonly with: Readonly<Record<string, unknown>>
  readonly shows: Readonly<Record<string, unknown>>
}

const drawn = new Map<string, Drawn>(Object.entries(readTable().products))

function drawingOf(picture: string): Drawn {
  const drawing = drawn.get(picture)
  if (!drawing) throw new Error(`render/variants has no ${picture}`)
  return drawing
}

let source: Source
let products: readonly ProductSource[]

beforeAll(async () => {
  source = await readSource()
  products = source.families.flatMap(family => family.products)
})

/** Every picture of a product, of its other colours too. */
const picturesOf = ({ picture, variants = [] }: ProductSource) => [picture, ...variants.map(variant => variant.picture)]

test('ENT-09 every figure on a plate, a display or a print is an attribute of each product that shows the picture', () => {
  const single = products.filter(({ setOf }) => setOf === undefined)
  const compared = single.flatMap(product =>
    picturesOf(product).map(picture => ({
      picture,
      sku: product.sku,
      plates: platesOfProduct(product, drawingOf(picture)),
      shown: platesOf(picture),
    })),
  )
  expect(compared.filter(({ plates }) => Object.keys(plates).length > 0).length).toBeGreaterThan(200)
  expect(compared.filter(({ plates, shown }) => JSON.stringify(plates) !== JSON.stringify(shown))).toEqual([])
})

test('ENT-09 a plate says the load and readability of its scale, and a reading that the scale can have', () => {
  const attributes = { loadCapacity: 300, readability: 100 }
  const picture = { family: 'cranescale', with: {}, shows: { reading: 186.4 } }
  expect(platesOfProduct({ sku: 'A', attributes }, picture).panel).toContain('MAX 300 kg   e = 0.1 kg')
  expect(() => platesOfProduct({ sku: 'A', attributes }, { ...picture, shows: { reading: 186.45 } })).toThrow(
    'cannot show 186.45',
  )
  expect(() => platesOfProduct({ sku: 'A', attributes }, { ...picture, shows: { reading: 300.1 } })).toThrow('cannot show 300.1')
})

test('ENT-09 a picture with a plate is refused to products that differ in what it says', () => {
  const hoist = (sku: string, ratedLoads: string) => ({ sku, attributes: { ratedLoads } })
  const two = [hoist('A', '125 / 250 kg'), hoist('B', '250 / 500 kg')]
  expect(() => platesOf('hoist-1', two)).toThrow('A and B have different plates and both show hoist-1')
})

/** What is counted on a picture: the parameter it is drawn with, what that is without one, and the attribute it has to be. */
const COUNTS: Readonly<Record<string, readonly [string, unknown, (a: ProductSource['attributes']) => unknown]>> = {
  bain: ['wells', 3, a => Number(String(a.gnContainers).split(' ')[0])],
  boiler: ['litres', undefined, a => a.capacity],
  bottlecooler: ['doors', 1, a => a.doors],
  crane: ['capacity', undefined, a => a.loadCapacity],
  fridge: ['doors', 1, a => a.doors],
  induction: ['hobs', 1, a => a.cookingZones],
  kettle: ['litres', 10, a => a.capacity],
  labpower: ['channels', 1, a => a.channels],
  pizzaoven: ['decks', 1, a => a.decks],
  rack: ['levels', 4, a => a.levels],
  sonic: ['litres', undefined, a => a.capacity],
  slush: ['tanks', undefined, a => (typeof a.tankCapacity === 'object' && 'count' in a.tankCapacity ? a.tankCapacity.count : 1)],
  vacuum: ['seal', undefined, a => a.sealingWidth],
  waterbath: ['openings', 1, a => a.openings],
  wetvac: ['motors', 1, a => a.motors],
}

test('ENT-09 doors, tanks, motors, levels and the like are as many on a picture as the product has', () => {
  const wrong = products
    .filter(({ setOf }) => setOf === undefined)
    .flatMap(product =>
      picturesOf(product).flatMap(picture => {
        const shape = drawn.get(picture)
        const [parameter, otherwise, of] = COUNTS[shape?.family ?? ''] ?? []
        if (!shape || !parameter || !of) return []
        const [shown, real] = [shape.with[parameter] ?? otherwise, of(product.attributes)]
        return shown === real ? [] : [`${product.sku} has ${real} ${parameter}, ${picture} shows ${shown}`]
      }),
    )
  expect(wrong).toEqual([])
})

/** Sets whose first picture is still the one of the machine in them; the others follow it. */
const SHOWN_ONE_BY_ONE: readonly string[] = [
  'EX18280001',
  'EX18330001',
  'EX18330002',
  'EX18420001',
  'EX18470001',
  'EX18500001',
  'EX18570001',
]

test('ENT-09 the picture of a set shows all that is in it, as often as it is in it', () => {
  const bySku = new Map(products.map(product => [product.sku, product]))
  const sets = products.filter(({ setOf }) => setOf !== undefined)
  expect(sets.length).toBeGreaterThan(10)
  expect(
    sets
      .filter(({ picture }) => drawn.get(picture)?.family !== 'bundle')
      .map(({ sku }) => sku)
      .sort(),
  ).toEqual(SHOWN_ONE_BY_ONE)
  for (const { sku, picture, setOf = [] } of sets.filter(set => !SHOWN_ONE_BY_ONE.includes(set.sku))) {
    const expected = setOf.flatMap(([part, count]) => Array<string | undefined>(count).fill(bySku.get(part)?.picture))
    const rows = drawn.get(picture)?.with.rows
    const shown = Array.isArray(rows) ? rows.flat().map(([key]: [string]) => key) : []
    expect({ sku, shown: shown.sort() }).toEqual({ sku, shown: expected.sort() })
  }
})

test('ENT-09 every picture is the one of what is drawn now', () => {
  expect(outdatedPictures()).toEqual([])
})

test('ENT-09 every product has a picture, in each of its colours', () => {
  const missing = products.flatMap(picturesOf).filter(picture => !source.pictures[picture]?.length)
  expect(missing).toEqual([])
})

test('all pictures and films of the demo shop together weigh at most 120 MB', () => {
  const folder = fileURLToPath(new URL('../../demo/pictures/', import.meta.url))
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThan(120e6)
})
