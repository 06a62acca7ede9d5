import { readFileSync } from 'node:fs'
import { importRedirections } from '@shop/engine/redirection'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'

/** `redirections import`: where pages of an older shop have moved. */
export const redirectionsImport: AdminCommand = {
  name: 'redirections import',
  effect: 'changes',
  summary: 'take over where pages have moved',
  usage: '<file.json>',
  details: [
    '<file.json>  a list of {"country":"DE","source":"/old/","target":"/new/","code":301}; rows that are wrong are named',
  ],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    const rows: unknown = readJson(file)
    if (!Array.isArray(rows)) throw new Error(`${file} is not a list`)
    return async context => {
      const { changed, problems } = await importRedirections(context, rows.map(rowOf))
      const lines = problems.map(({ row, problem }) => `row ${row + 1}: ${problem}`)
      return {
        text: [...lines, `${changed} redirections changed, ${problems.length} rows refused`].join('\n'),
        data: { changed, problems },
      }
    }
  },
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error })
  }
}

function rowOf(row: unknown) {
  const { country, source, target, code } = (row ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    country: text(country),
    source: text(source),
    target: text(target),
    ...(code === undefined ? {} : { code: Number(code) }),
  }
}
