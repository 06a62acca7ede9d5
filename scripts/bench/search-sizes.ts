import { fileURLToPath } from 'node:url'
import { LOCALES } from '@shop/domain/market'
import type { BenchOptions } from './bench-options.ts'
import { describeMachine } from './report/machine.ts'
import { formatTable } from './report/table.ts'
import { runStep } from './shop/run-step.ts'
import type { SearchWeight } from './weigh-search.ts'

const HEAD = [
  'products',
  'languages',
  'index MB',
  'process MB',
  'filled s',
  'stored MB',
  'stored s',
  'start s',
  'p50 ms',
  'p95 ms',
  'keystroke p95 ms',
]

/** Measures what the embedded index takes at growing sizes of an invented catalogue, in all languages and in one, each in a process of its own. */
export async function benchSearchSizes({ sizes, shopFolder }: BenchOptions): Promise<void> {
  console.log(describeMachine(shopFolder))
  const rows: string[][] = []
  for (const products of sizes)
    for (const languages of [1, LOCALES.length]) {
      const script = fileURLToPath(new URL('./weigh-search.ts', import.meta.url))
      const output = await runStep(script, [String(products), String(languages)], { folder: shopFolder })
      const weight = JSON.parse(output) as SearchWeight
      const megabytes = (figure: number) => figure.toFixed(0)
      rows.push([
        String(products),
        String(languages),
        ...[weight.memoryMb, weight.peakMb].map(megabytes),
        weight.fillSeconds.toFixed(1),
        megabytes(weight.snapshotMb),
        ...[weight.saveSeconds, weight.startSeconds].map(seconds => seconds.toFixed(1)),
        ...[weight.p50Ms, weight.p95Ms, weight.keystrokeP95Ms].map(ms => ms.toFixed(1)),
      ])
      console.log(rows.at(-1)?.join('  '))
    }
  console.log(`\n${formatTable(HEAD, rows)}`)
}
