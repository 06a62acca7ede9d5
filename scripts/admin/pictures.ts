import { addAuditLine } from '@shop/engine/audit'
import { findPictureProblems, findPictureProgress, retryPictures } from '@shop/engine/imported-picture'
import { progressTextOf } from '../import/picture-progress.ts'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeMinute, writeTable } from './write-table.ts'

const MAX_LISTED = 500

/** `pictures list`: how far pictures of another shop are copied, and which could not be. */
export const picturesList: AdminCommand = {
  name: 'pictures list',
  effect: 'reads',
  summary: 'say how many pictures of another shop are copied, and which could not be and why',
  usage: '',
  details: ['The worker copies what an import names. One that could not be copied is tried again for an hour, then given up.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const progress = await findPictureProgress(context)
      const problems = await findPictureProblems(context, MAX_LISTED)
      const rows = problems.map(({ url, isFailed, attempts, dueAt, problem }) => [
        ...[url, isFailed ? 'given up' : `again ${writeMinute(dueAt)}`, String(attempts), problem],
      ])
      const table = writeTable(['picture', 'state (UTC)', 'attempts', 'problem'], rows)
      const text = problems.length > 0 ? `${progressTextOf(progress)}\n\n${table}` : progressTextOf(progress)
      return { text, data: { ...progress, problems } }
    }
  },
}

/** `pictures retry`: copies one once more, or all that could not be. */
export const picturesRetry: AdminCommand = {
  name: 'pictures retry',
  effect: 'changes',
  summary: 'copy a picture of another shop again, or all that could not be copied',
  usage: '<URL or all>',
  details: ['<URL or all>  the URL of the picture as the list has it, or the word all'],
  prepare(args) {
    const [word = ''] = readWords(args, { arguments: ['URL or all'] }).arguments
    return async context => {
      const retried = await context.db.transaction().execute(async transaction => {
        const count = await retryPictures({ ...context, db: transaction }, word === 'all' ? undefined : word)
        // One line for all of them: what becomes of each, the worker says.
        if (count > 0) await addAuditLine(transaction, { noun: 'picture', subject: word, action: 'done' })
        return count
      })
      if (retried === 0 && word !== 'all') throw new Error(`There is no picture ${word} that could not be copied`)
      return { text: `${retried} ${retried === 1 ? 'picture is' : 'pictures are'} tried again`, data: { retried } }
    }
  },
}
