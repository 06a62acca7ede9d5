import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, contentOf, openTestImport } from './import.fixtures.ts'

type Shop = Awaited<ReturnType<typeof openTestImport>>
type Sample = readonly [name: string, content: string, options: readonly string[]]

const SHOPIFY: readonly Sample[] = [
  ['products.csv', productsOf(30), AS_SHOPIFY],
  ['collections.csv', collectionsOf(30), AS_SHOPIFY],
  [
    'stock.csv',
    ['Handle,SKU,Location,Available', ...each(30, index => `p-${index},S-${index},Berlin,${index}`)].join('\n'),
    AS_SHOPIFY,
  ],
  [
    'redirects.csv',
    ['Redirect from,Redirect to', ...each(20, index => `/old-${index},/products/p-${index}`)].join('\n'),
    AS_SHOPIFY,
  ],
  [
    'customers.csv',
    [
      'Customer ID,First Name,Last Name,Email',
      ...each(20, index => `${index},A,B,${index % 7 === 3 ? '' : `c${index}@example.com`}`),
    ].join('\n'),
    AS_SHOPIFY,
  ],
  [
    'orders.csv',
    [
      'Name,Email,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price',
      ...each(20, index => `#${index},c${index}@example.com,EUR,9.95,2025-03-18 08:00:00 +0100,1,Teil,9.95`),
    ].join('\n'),
    AS_SHOPIFY,
  ],
]

/** Files of another shop, to be tried whole: TAKEOVER_SAMPLES names a folder with `shopify` and `commercetools` in it. */
const FOLDER = process.env.TAKEOVER_SAMPLES

/** Categories before what is in them, and what names products after these. */
const TURNS = [/categor/, /product/, /collection/, /inventory|stock/, /customer/, /order/]

function samplesIn(folder: string): Sample[] {
  return (['shopify', 'commercetools'] as const).flatMap(format => {
    const options = format === 'shopify' ? AS_SHOPIFY : (['--format', 'commercetools'] as const)
    const names = readdirSync(join(folder, format)).filter(name => /\.(?:csv|json)$/.test(name) && !name.includes('.report.'))
    const turnOf = (name: string) => TURNS.findIndex(turn => turn.test(name))
    return names
      .sort((a, b) => turnOf(a) - turnOf(b) || a.localeCompare(b))
      .map((name): Sample => [`${format}-${name}`, readFileSync(join(folder, format, name), 'utf8'), options])
  })
}

test('a shop is the same after an import that was killed at ten places and went on, and a second one changes nothing', async () => {
  await tryAll(SHOPIFY, 3)
})

test.runIf(FOLDER)('the export files of a folder are taken over whole, killed at ten places or not', async () => {
  await tryAll(samplesIn(FOLDER ?? ''), 50)
})

async function tryAll(samples: readonly Sample[], batchSize: number): Promise<void> {
  const whole = await openTestImport()
  const reports = await takeAll(whole, samples, batchSize)
  const killed = await openTestImport()
  const places = new Set(Array.from({ length: 10 }, (_, index) => 2 + index * 3 + (index % 2)))
  let batches = 0
  const dying = {
    ...killed.context,
    failpoint: () => {
      if (places.delete(++batches)) throw new Error('killed')
    },
  }
  expect(await takeAll(killed, samples, batchSize, dying)).toEqual(reports)
  expect(FOLDER ? [] : [...places]).toEqual([])
  const first = await contentOf(whole)
  expect(await contentOf(killed)).toEqual(first)
  for (const [name, content, options] of samples) {
    const { text } = await whole.run([...options, whole.file(name, content)], { batchSize })
    expect(
      text.split('\n').findLast(line => /^\d+ rows, /.test(line)),
      name,
    ).toContain(' 0 created, 0 updated, ')
  }
  expect(await contentOf(whole)).toEqual(first)
}

/** Imports all files, again and again where one is killed; every row is counted as taken or stands in the report. */
async function takeAll(shop: Shop, samples: readonly Sample[], batchSize: number, context = shop.context): Promise<object[]> {
  const summaries: object[] = []
  for (const [name, content, options] of samples) {
    const path = shop.file(name, content)
    let text: string | undefined
    while (text === undefined)
      text = await shop.run([...options, path], { batchSize, context }).then(run => run.text, killedAlone)
    const counts = text.split('\n').findLast(line => /^\d+ rows, /.test(line)) ?? ''
    const [, refused = ''] = /(\d+) rows refused/.exec(counts) ?? []
    const report = refused === '0' && !text.includes('row by row') ? [] : await shop.report(path)
    expect(
      report.filter(row => row['Import result'] === 'refused'),
      name,
    ).toHaveLength(Number(refused))
    expect(report.every(row => row['Import reason'])).toBe(true)
    summaries.push({ name, counts, report })
    if (FOLDER) console.log(name, counts)
  }
  return summaries
}

function killedAlone(error: unknown): undefined {
  if (!(error instanceof Error && error.message === 'killed')) throw error
}

function each<Value>(count: number, line: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => line(index))
}

function productsOf(count: number): string {
  const rows = each(
    count,
    index =>
      `p-${index},Produkt ${index},<ul><li>${index}</li></ul>,${index % 3 ? 'Sägen' : ''},S-${index},${index % 9 === 4 ? 'x' : index + 1}`,
  )
  return ['Handle,Title,Body (HTML),Type,Variant SKU,Variant Price', ...rows].join('\n')
}

function collectionsOf(count: number): string {
  const members = each(count, index => index).toSorted((a, b) => (a % 4) - (b % 4) || a - b)
  const rows = members.map(index => `c-${index % 4},${index < 4 ? `Sammlung ${index}` : ''},manual,p-${index}`)
  return ['Handle,Title,Sort Order,Product: Handle', ...rows].join('\n')
}
