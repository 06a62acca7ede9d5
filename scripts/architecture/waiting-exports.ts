import type { DoorExport } from './unused-exports.ts'

interface Waiting {
  readonly reason: string
  /** Names by door; `*` stands for all of them. */
  readonly exports: Readonly<Record<string, readonly string[]>>
}

/** Exports of package doors that have no user in production, on purpose. Keep it short. */
const WAITING: readonly Waiting[] = [
  {
    reason: 'The client of POST /graphql, for programs; the pages of the shop use operations.',
    exports: { '@shop/contract/graphql': ['*'] },
  },
  {
    reason: 'What shoppers of the demo catalogue search for, for the tests of search, which judge its results.',
    exports: { '@shop/demo/queries': ['*'] },
  },
  {
    reason:
      'Tests of another room compare what it does with the rule: content with its shape, SQL and pages with their function, what an operation kept with its deletion.',
    exports: {
      '@shop/contract': ['operationQueryOf'],
      '@shop/contract/operations': ['COMMON_ERRORS'],
      '@shop/domain/address': ['isPostalCode'],
      '@shop/domain/content': ['pageLinkTargetsOf', 'pageShapeOf', 'pageTextsOf'],
      '@shop/engine/product': ['findProductDetails'],
      '@shop/engine/support-case': ['deleteOldSupportCases'],
      '@shop/engine/withdrawal': ['deleteOldWithdrawals'],
      '@shop/i18n/format': ['formatWeekday'],
      '@shop/importers/csv': ['readRecords'],
    },
  },
]

export function isWaiting({ door, name }: DoorExport): boolean {
  return WAITING.some(({ exports }) => exports[door]?.some(waiting => waiting === '*' || waiting === name))
}

/** Entries above whose export is in use, or is no more. */
export function staleEntries(unused: readonly DoorExport[]): DoorExport[] {
  const isUnused = (entry: DoorExport) =>
    unused.some(({ door, name }) => door === entry.door && (entry.name === '*' || name === entry.name))
  return WAITING.flatMap(({ exports }) =>
    Object.entries(exports).flatMap(([door, names]) => names.map(name => ({ door, name }))),
  ).filter(entry => !isUnused(entry))
}
