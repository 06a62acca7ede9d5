import { OPERATIONS, type OperationName } from '@shop/contract/operations'
import { CALLERS, type CallerName, type Cell, RULES, type RuleName } from './access-rules.ts'
import { COLLEAGUES, COMPANY_ACCESS } from './company-access.ts'
import { ENDPOINT_ACCESS, ORDERS_PAGE_ACCESS } from './endpoint-access.ts'
import { OPERATION_ACCESS } from './operation-access.ts'

/** The file that the tables are drawn into. */
export const ACCESS_DOCUMENT = 'docs/access.md'

const CELLS: Readonly<Record<Cell, string>> = {
  own: 'yes',
  none: 'as if it did not exist',
  refused: 'refused, 401',
  same: 'the same for all',
  theirs: 'what is their own',
}

const HEADINGS: Readonly<Record<RuleName, string>> = {
  public: 'For all',
  form: 'Forms',
  secret: 'By a secret',
  self: 'About the caller',
  customer: 'About the customer who is signed in',
  ofSession: 'Things of a session',
  ofCustomer: 'Things of a customer',
  ofAccess: 'Things of an access to orders',
  ofKnowledge: 'By what the buyer knows',
  program: 'For programs',
}

const callers = Object.entries(CALLERS) as [CallerName, string][]

/** What each way into the shop lets whom do, as a document. */
export function accessDocument(): string {
  const sections = (Object.keys(RULES) as RuleName[]).map(rule => {
    const { says, cells } = RULES[rule]
    const ways = [
      wordsOf('Operations', operationsUnder(rule)),
      wordsOf('Addresses of the middleware', addressesUnder(rule)),
      ...(rule === 'ofAccess' ? [wordsOf('Pages of the orders site', Object.keys(ORDERS_PAGE_ACCESS))] : []),
      ...(rule === 'ofSession' ? [wordsOf('Live', ['/live?cartId=:cart'])] : []),
    ]
    const row = callers.map(([name]) => CELLS[cells[name]])
    return [`## ${HEADINGS[rule]}`, says, tableOf(row), ...ways.filter(Boolean)].join('\n\n')
  })
  return `${[INTRODUCTION, ...sections, companySection()].join('\n\n')}\n`
}

/** What people of one company may do with a thing of another one of them. */
function companySection(): string {
  const names = Object.keys(COMPANY_ACCESS)
  const { colleague, approver } = COLLEAGUES
  const says = `For ${colleague.says} a thing of someone else of their company is as if it did not exist, as for another customer. The same is true for ${approver.says}, but for ${names.map(name => `\`${name}\``).join(', ')}, which are for them.`
  return ['## Within a company', says].join('\n\n')
}

const INTRODUCTION = `# Who may do what

Drawn by \`scripts/access/draw-access.ts\` from the tables next to it. \`access-matrix.test.ts\` keeps it true: it makes one of everything a shopper can have, and tries each way below as each of these callers. What is not the caller's is answered like what does not exist, in status and text; nothing is changed, and nothing personal is in the answer (rules A1, A4). An operation or an address without a row fails.

Pages of the shop reach data by operations alone, so that what holds for these holds for pages, their forms and downloads.`

function tableOf(cells: readonly string[]): string {
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  return [row(callers.map(([, name]) => name)), row(callers.map(() => '---')), row(cells)].join('\n')
}

function wordsOf(what: string, names: readonly string[]): string {
  return names.length > 0 ? `${what}: ${names.map(name => `\`${name}\``).join(', ')}.` : ''
}

function operationsUnder(rule: RuleName): string[] {
  return (Object.keys(OPERATIONS) as OperationName[]).filter(name => OPERATION_ACCESS[name].rule === rule)
}

function addressesUnder(rule: RuleName): string[] {
  return Object.entries(ENDPOINT_ACCESS).flatMap(([path, row]) => (row.rule === rule ? [path] : []))
}
