import type { Floors } from '../floors/floors.ts'
import { type CostCase, type CostRounds, medianCost, ratioOf } from '../measure-cost.ts'
import { describeBar, verdictOf } from '../report/bar.ts'
import { COST_HEAD, costCells, spreadOf } from '../report/cost-cells.ts'
import { describeLoad } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import type { StatementCount } from '../shop/statement-log.ts'
import type { ApiCase } from './api-cases.ts'

/** What was measured at one size of the catalogue. */
export interface MeasuredApi {
  readonly products: number
  readonly rounds: CostRounds
  readonly cases: readonly ApiCase[]
  readonly floors: Floors
  readonly statements: ReadonlyMap<ApiCase, StatementCount>
}

/** Prints what operations cost at one size, next to their floors. */
export function printApi({ products, rounds, cases, floors, statements }: MeasuredApi): void {
  const costsOf = (bench: CostCase) => rounds.get(bench) ?? []
  const rows = cases.map(each => {
    const ratio = ratioOf(costsOf(each), costsOf(floors[each.floor]))
    return [
      ...costCells(each.name, medianCost(costsOf(each))),
      formatCount(statements.get(each)),
      `${ratio.median.toFixed(1)} x ${each.bar.unit}`,
      ratio.spread,
      `${describeBar(each.bar)}: ${verdictOf(ratio.median, each.bar)}`,
    ]
  })
  const floorRows = [floors.select, floors.update, floors.order].map(floor => [
    ...costCells(floor.name, medianCost(costsOf(floor))),
    '1',
    '',
    spreadOf(costsOf(floor)),
    '',
  ])
  const count = costsOf(floors.select).length
  console.log(`\n${products} products: operations by 8 clients, median of ${count} rounds; ${describeLoad()}`)
  console.log(formatTable([...COST_HEAD, 'statements', 'x floor', 'spread', 'bar'], [...rows, ...floorRows]))
  console.log('statements: those that read or write (+ those that begin and end transactions)')
}

function formatCount(count: StatementCount | undefined): string {
  if (!count) return ''
  const format = (number: number) => (Number.isInteger(number) ? String(number) : number.toFixed(1))
  return `${format(count.statements)} (+${format(count.transactional)})`
}
