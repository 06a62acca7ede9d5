import { COUNTRIES } from '@shop/domain/market'
import { reportSearches, type SearchReportLine } from '@shop/engine/search'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

const DEFAULT_DAYS = 30
const LINES = 50
const DAY_MS = 86_400_000

/** `searches top`: what people look for most, and how far down they find it. */
export const searchesTop = searchReport({
  name: 'searches top',
  summary: 'list what people look for most, and whether they open what they find',
  withoutResults: false,
})

/** `searches without-results`: what people look for and the shop does not have, or calls something else. */
export const searchesWithoutResults = searchReport({
  name: 'searches without-results',
  summary: 'list what people look for and do not find',
  withoutResults: true,
})

function searchReport({
  name,
  summary,
  withoutResults,
}: Pick<AdminCommand, 'name' | 'summary'> & { withoutResults: boolean }): AdminCommand {
  return {
    name,
    effect: 'reads',
    summary,
    usage: '[--days 30] [--store de]',
    details: ['--days   of how many days, at most 180', '--store  of one store only'],
    prepare(args) {
      const { options } = readWords(args, { options: ['days', 'store'] })
      const days = readDays(options.days)
      const storeKey = readStore(options.store)
      return async context => {
        const since = new Date(Date.parse(context.now()) - days * DAY_MS).toISOString()
        const lines = await reportSearches(context, { since, withoutResults, limit: LINES, ...(storeKey ? { storeKey } : {}) })
        return { text: lines.length === 0 ? 'nothing has been searched for' : tableOf(lines), data: lines }
      }
    },
  }
}

function readDays(text: string | undefined): number {
  const days = text === undefined ? DEFAULT_DAYS : Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 180) throw new Error(`--days ${text} is not a number from 1 to 180`)
  return days
}

function readStore(text: string | undefined): string | undefined {
  if (text !== undefined && !COUNTRIES.some(country => country.toLowerCase() === text))
    throw new Error(`There is no store ${text}`)
  return text
}

function tableOf(lines: readonly SearchReportLine[]): string {
  const headings = ['text', 'language', 'searches', 'found', 'opened', 'at place']
  const rows = lines.map(({ text, language, searches, total, clicked, meanPosition }) => [
    text,
    language,
    ...[searches, total, clicked].map(String),
    meanPosition === null ? '' : String(meanPosition),
  ])
  return writeTable(headings, rows)
}
