import type { EngineContext } from '@shop/engine/database'
import type { AdminCommand } from './command.ts'
import { readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

const MAX_LISTED = 200
const STATES = ['open', 'all'] as const

interface WaitingList<Found, Listed> extends Pick<AdminCommand, 'name' | 'summary' | 'details'> {
  /** What waits, the oldest first, or with `isAll` all there is, the newest first. */
  readonly find: (context: EngineContext, query: { readonly isAll: boolean; readonly limit: number }) => Promise<readonly Found[]>
  /** What is shown about one; names no person. */
  readonly listed: (found: Found) => Listed
  readonly headings: readonly string[]
  readonly rowOf: (listed: Listed) => readonly string[]
  /** What is said where nothing waits, and where there is nothing. */
  readonly nothing: { readonly open: string; readonly all: string }
}

/** The command that lists what waits for the shop; with `--state all` also what is over. */
export function waitingList<Found, Listed>(list: WaitingList<Found, Listed>): AdminCommand {
  const { name, summary, details, nothing } = list
  return {
    ...{ name, summary, details },
    effect: 'reads',
    usage: '[--state …]',
    prepare(args) {
      const { state = 'open' } = readWords(args, { options: ['state'] }).options
      const wanted = readWord('--state', state, STATES)
      return async context => {
        const data = (await list.find(context, { isAll: wanted === 'all', limit: MAX_LISTED })).map(list.listed)
        return { text: data.length > 0 ? writeTable(list.headings, data.map(list.rowOf)) : nothing[wanted], data }
      }
    },
  }
}
