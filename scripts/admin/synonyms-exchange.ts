import { readFileSync } from 'node:fs'
import { type Synonym, synonymFrom } from '@shop/domain/search'
import { proposeSynonyms, readSynonyms, setSynonyms } from '@shop/engine/synonym'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { readLanguage } from './synonyms.ts'
import { writeNewFile } from './write-new-file.ts'
import { writeTable } from './write-table.ts'

const MAX_ROWS = 20_000
const DEFAULT_DAYS = 90
const MAX_DAYS = 180
const PROPOSALS = 50
const DAY_MS = 86_400_000

/** `synonyms export`: a file of all synonyms, as `synonyms import` reads it. */
export const synonymsExport: AdminCommand = {
  name: 'synonyms export',
  effect: 'reads',
  summary: 'write the synonyms to a file, to be added to or changed',
  usage: '<file.json>',
  details: ['<file.json>  is made, never overwritten: a list of {"language":"de","term":"...","means":["..."]}'],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    return async ({ db }) => {
      const synonyms = await readSynonyms(db)
      writeNewFile(file, `${JSON.stringify(synonyms, undefined, 2)}\n`)
      return { text: `${synonyms.length} synonyms written to ${file}`, data: synonyms }
    }
  },
}

/** `synonyms import`: takes over such a file, all or nothing; what is not in it stays. */
export const synonymsImport: AdminCommand = {
  name: 'synonyms import',
  effect: 'changes',
  summary: 'take synonyms over from such a file, all or nothing',
  usage: '<file.json>',
  details: ['<file.json>  as synonyms export writes it; words that are not in it keep what they mean'],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    const synonyms = readRows(file).map(synonymOfRow)
    return async context => {
      const changed = await setSynonyms(context, synonyms)
      return { text: `${changed} of ${synonyms.length} synonyms are new or different`, data: { changed, given: synonyms.length } }
    }
  },
}

/** `synonyms proposals`: what was looked for in vain, and what buyers opened instead. */
export const synonymsProposals: AdminCommand = {
  name: 'synonyms proposals',
  effect: 'reads',
  summary: 'list what people look for in vain, with what they opened instead: words that may need synonyms',
  usage: '[--days 90] [--language de]',
  details: [
    `--days      of how many days, at most ${MAX_DAYS}`,
    '--language  of one language only',
    'Words that were typed less than three times are not shown; who typed them is not known.',
  ],
  prepare(args) {
    const { options } = readWords(args, { options: ['days', 'language'] })
    const days = options.days === undefined ? DEFAULT_DAYS : Number(options.days)
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
      throw new Error(`--days ${options.days} is not a number from 1 to ${MAX_DAYS}`)
    const language = readLanguage(options.language)
    return async context => {
      const since = new Date(Date.parse(context.now()) - days * DAY_MS).toISOString()
      const proposals = await proposeSynonyms(context, { since, limit: PROPOSALS, ...(language ? { language } : {}) })
      const rows = proposals.map(one => [one.language, one.text, String(one.searches), one.opened ?? ''])
      const text =
        rows.length === 0 ? 'nothing was looked for in vain' : writeTable(['language', 'text', 'searches', 'opened'], rows)
      return { text, data: proposals }
    }
  },
}

function readRows(file: string): unknown[] {
  let rows: unknown
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error })
  }
  if (!Array.isArray(rows) || rows.length > MAX_ROWS) throw new Error(`${file} is not a list of at most ${MAX_ROWS} synonyms`)
  return rows
}

function synonymOfRow(row: unknown, index: number): Synonym {
  const { language, term, means } = (row ?? {}) as Record<string, unknown>
  const words = Array.isArray(means) ? means.filter(word => typeof word === 'string') : []
  try {
    return synonymFrom(String(language), String(term ?? ''), words)
  } catch (error) {
    throw new Error(`row ${index + 1}: ${(error as Error).message}`, { cause: error })
  }
}
