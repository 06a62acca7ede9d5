import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { webpWidthsOf } from '@shop/domain/product'
import { beforeAll, expect, test } from 'vitest'
import { readSource, type Source } from '../../demo/src/read-source.ts'
import type { ProductSource } from '../../demo/src/source-types.ts'
import { readTable } from '../../render/paths.mjs'
import { outdatedPictures } from '../../render/plan.mjs'
import { platesOf, platesOfProduct } from '../../render/plates.mjs'

const PICTURES = fileURLToPath(new URL('../../demo/pictures/', import.meta.url))

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

test('ENT-09 a timer goes from zero to the most minutes of its product', () => {
  const minutesOn = (max: number) => {
    const attributes = { temperatureRange: { min: 50, max: 300 }, timer: { min: 1, max } }
    const { timer = '' } = platesOfProduct({ sku: 'A', attributes }, { family: 'waffle', with: {}, shows: {} })
    return [...timer.matchAll(/>(\d+)</g)].map(([, number]) => Number(number))
  }
  expect(minutesOn(5)).toEqual([0, 1, 2, 3, 4, 5])
  expect(minutesOn(30)).toEqual([0, 5, 10, 15, 20, 25, 30])
  expect(() => minutesOn(500)).toThrow('No dial goes from 0 to 500 min')
})

type Attributes = ProductSource['attributes']
type Parameters = Readonly<Record<string, unknown>>

const numbersIn = (value: unknown): number[] => (String(value).match(/\d+(\.\d+)?/g) ?? []).map(Number)
const times = (value: unknown) => (Array.isArray(value) ? value.reduce<number>((all, each) => all * Number(each), 1) : 0)
const parameter =
  (name: string, otherwise?: number) =>
  (drawing: Parameters): unknown =>
    drawing[name] ?? otherwise
/** The first number of an attribute that reads "4 × GN 1/1". */
const first =
  (name: string) =>
  (attributes: Attributes): unknown =>
    numbersIn(attributes[name])[0]

/** By family and word: what its drawing is told to count, and what each product that shows it says of that. */
const COUNTS: Readonly<
  Record<string, Readonly<Record<string, readonly [(drawing: Parameters) => unknown, (a: Attributes) => unknown]>>>
> = {
  bain: { wells: [parameter('wells', 3), first('gnContainers')] },
  beaker: {
    volumes: [
      ({ volumes = [1000, 500, 250, 100, 50] }) => (volumes as number[]).toSorted((one, other) => one - other).join(' '),
      ({ volumes, packSize }) => {
        const all = numbersIn(volumes)
        return String(volumes).includes('×') ? Array<unknown>(Number(packSize)).fill(all[1]).join(' ') : all.join(' ')
      },
    ],
  },
  bins: {
    bins: [
      ({ kind = 'wall', small = [6, 3], large = [4, 3], columns = 6, rows = 6 }) =>
        kind === 'wall' ? times(small) + times(large) : Number(columns) * Number(rows),
      a => a.binCount,
    ],
  },
  boiler: { litres: [parameter('litres'), a => a.capacity] },
  bottlecooler: { doors: [parameter('doors', 1), a => a.doors] },
  calweight: { weights: [({ boxed = true, sheets = 0 }) => (boxed ? 11 + Number(sheets) : 1), a => a.packSize] },
  centrifuge: { tubes: [parameter('tubes', 6), first('tubes')] },
  chafing: { containers: [({ kind, containers = 1 }) => (kind === 'soup' ? undefined : containers), first('gnContainers')] },
  chainblock: { strands: [parameter('strands', 1), a => a.chainStrands] },
  convection: { trays: [parameter('trays', 4), first('trays')] },
  crane: { capacity: [parameter('capacity'), a => a.loadCapacity] },
  display: { shelves: [parameter('shelves', 2), a => a.shelves] },
  fridge: { doors: [parameter('doors', 1), a => a.doors] },
  griddle: { zones: [parameter('zones', 1), a => a.cookingZones] },
  induction: { hobs: [parameter('hobs', 1), a => a.cookingZones] },
  kettle: { litres: [parameter('litres', 10), a => a.capacity] },
  labpower: { channels: [parameter('channels', 1), a => a.channels] },
  ladder: { rungs: [parameter('rungs', 7), a => a.rungs] },
  locker: {
    doors: [({ columns = 2, rows = 1 }) => Number(columns) * Number(rows), a => a.doors],
    compartments: [
      ({ columns = 2, rows = 1, divided = false }) => Number(columns) * Number(rows) * (divided ? 2 : 1),
      a => a.compartments,
    ],
  },
  microwave: { keys: [({ keypad = false }) => keypad, ({ controls }) => controls === 'push-buttons'] },
  pizzaoven: { decks: [parameter('decks', 1), a => a.decks] },
  rack: { levels: [parameter('levels', 4), a => a.levels] },
  scope: { objectives: [parameter('objectives', 4), ({ objectives }) => String(objectives).split('/').length] },
  slush: {
    tanks: [
      parameter('tanks'),
      ({ tankCapacity }) => (typeof tankCapacity === 'object' && 'count' in tankCapacity ? tankCapacity.count : 1),
    ],
  },
  sonic: { litres: [parameter('litres'), a => a.capacity] },
  toolcart: { drawers: [parameter('drawers', 7), a => a.drawers] },
  vacuum: { seal: [parameter('seal'), a => a.sealingWidth] },
  waffle: {
    waffles: [({ irons = 1, each = 1 }) => Number(irons) * Number(each), a => a.wafflesPerBatch],
  },
  waterbath: { openings: [parameter('openings', 1), a => a.openings] },
  wetvac: { motors: [parameter('motors', 1), a => a.motors] },
}

/** What is measured on a picture, in centimetres: what its drawing is told, and what each product that shows it says of that. */
const SIZES: Readonly<
  Record<string, readonly [(drawing: Parameters) => readonly number[], (a: Attributes) => readonly number[]]>
> = {
  display: [({ pizza, width }) => (pizza ? [Number(width) * 100] : []), ({ dimensions }) => [sizeOf(dimensions).width]],
  griddle: [({ width = 0.55 }) => [Number(width) * 100], ({ dimensions }) => [sizeOf(dimensions).width]],
  locker: [({ width = 0.6 }) => [Number(width) * 100], ({ dimensions }) => [sizeOf(dimensions).width]],
  vacuumbag: [
    ({ kind, width = 20, length = 30 }) => (kind === 'bags' ? [Number(width), Number(length)] : [Number(width)]),
    ({ bagSize, packSize }) => numbersIn(bagSize).slice(0, Number(packSize) > 2 ? 2 : 1),
  ],
}

const sizeOf = (value: unknown) => value as Readonly<Record<'length' | 'width' | 'height', number>>

/** Each picture of each single product with its drawing, where its family is among the named. */
const drawnIn = (families: Readonly<Record<string, unknown>>) =>
  products
    .filter(({ setOf }) => setOf === undefined)
    .flatMap(({ sku, attributes, ...product }) =>
      picturesOf({ sku, attributes, ...product }).map(picture => ({ sku, attributes, picture, ...drawingOf(picture) })),
    )
    .filter(({ family }) => family in families)

/** What pictures count otherwise than their products do. */
const miscounted = () =>
  drawnIn(COUNTS)
    .flatMap(({ sku, attributes, picture, family, with: drawing }) =>
      Object.entries(COUNTS[family] ?? {}).map(([word, [shown, real]]) => ({
        sku,
        picture,
        word,
        shown: shown(drawing),
        real: real(attributes),
      })),
    )
    .filter(({ shown, real }) => shown !== real)

/** What is drawn in another size than its product has, by more than three hundredths. */
const missized = () =>
  drawnIn(SIZES)
    .map(({ sku, attributes, picture, family, with: drawing }) => {
      const [shown, real] = SIZES[family] ?? [() => [], () => []]
      return { sku, picture, shown: shown(drawing), real: real(attributes) }
    })
    .filter(({ shown, real }) => !shown.every((value, i) => Math.abs(value - (real[i] ?? Number.NaN)) <= value * 0.03))

test('ENT-09 doors, drawers, rungs, bins, tanks, waffles and the like are as many on a picture as the product has', () => {
  expect(drawnIn(COUNTS).length).toBeGreaterThan(200)
  expect(miscounted()).toEqual([])
})

test('ENT-09 a picture is drawn in the size of its product', () => {
  expect(drawnIn(SIZES).length).toBeGreaterThan(10)
  expect(missized()).toEqual([])
})

test('ENT-09 the picture of a set shows all that is in it, as often as it is in it', () => {
  const bySku = new Map(products.map(product => [product.sku, product]))
  const sets = products.filter(({ setOf }) => setOf !== undefined)
  expect(sets.length).toBeGreaterThan(10)
  for (const { sku, picture, setOf = [] } of sets) {
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

test('ENT-09 a thermostat goes from the least to the most temperature of its product', () => {
  const numbersOn = (temperatureRange: unknown) =>
    [
      ...(
        platesOfProduct({ sku: 'A', attributes: { temperatureRange } }, { family: 'griddle', with: {}, shows: {} }).dial ?? ''
      ).matchAll(/>(\d+)</g),
    ].map(([, number]) => Number(number))
  expect(numbersOn({ min: 50, max: 300 })).toEqual([50, 100, 150, 200, 250, 300])
  expect(numbersOn({ min: 60, max: 200 })).toEqual([60, 80, 100, 120, 140, 160, 180, 200])
  expect(numbersOn({ min: 30, max: 85 })).toEqual([30, 40, 50, 60, 70, 80])
  expect(() => numbersOn({ min: 0, max: 500 })).toThrow('No dial goes from 0 to 500 °C')
})

test('PDP-23 every file of a picture that a page names is there, and no other', () => {
  const named = Object.values(source.pictures).flatMap(pictures =>
    pictures.flatMap(({ file, widths, frames = 1 }) => {
      const isScene = file.startsWith('hero-')
      const forms = [
        ...widths.map(width => `${width}.avif`),
        ...(isScene ? widths : webpWidthsOf(widths)).map(width => `${width}.webp`),
      ]
      const parts = Array.from({ length: frames }, (_, frame) => (frames > 1 ? `-${String(frame).padStart(2, '0')}` : ''))
      return parts.flatMap(part => forms.map(form => `${file}${part}-${form}`))
    }),
  )
  const stored = readdirSync(PICTURES).filter(name => /\.(?:avif|webp)$/.test(name))
  expect(stored.toSorted()).toEqual([...new Set(named)].toSorted())
})

test('all pictures and films of the demo shop together weigh at most 120 MB', () => {
  const bytes = readdirSync(PICTURES).reduce((sum, name) => sum + statSync(join(PICTURES, name)).size, 0)
  expect(bytes).toBeLessThan(120e6)
})
