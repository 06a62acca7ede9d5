import { isLanguage, LANGUAGES } from '@shop/domain/market'
import { type Synonym, synonymFrom, synonymTermOf } from '@shop/domain/search'
import { readSynonyms, removeSynonym, setSynonyms } from '@shop/engine/synonym'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

/** `synonyms list`: what the search takes for the same. */
export const synonymsList: AdminCommand = {
  name: 'synonyms list',
  effect: 'reads',
  summary: 'list what buyers mean by which words',
  usage: '[--language de]',
  details: ['--language  of one language only'],
  prepare(args) {
    const language = readLanguage(readWords(args, { options: ['language'] }).options.language)
    return async ({ db }) => {
      const synonyms = await readSynonyms(db, language)
      return { text: synonyms.length === 0 ? 'there are no synonyms' : tableOf(synonyms), data: synonyms }
    }
  },
}

/** `synonyms set`: what a word means, in place of what it meant before. */
export const synonymsSet: AdminCommand = {
  name: 'synonyms set',
  effect: 'changes',
  summary: 'say what buyers mean by a word; every process finds it within moments',
  usage: '<language> <word> <other,words>',
  details: [
    '<language>     such as de',
    '<word>         what buyers type: one word or a few',
    '<other,words>  what the shop calls it, at most 8, separated by commas; they replace those that the word had',
  ],
  prepare(args) {
    const [language = '', term = '', means = ''] = readWords(args, { arguments: ['language', 'word', 'other,words'] }).arguments
    const synonym = synonymFrom(language, term, means.split(','))
    return async context => {
      await setSynonyms(context, [synonym])
      return { text: `${synonym.term} also means ${synonym.means.join(', ')}`, data: synonym }
    }
  },
}

/** `synonyms remove`: a word means itself again. */
export const synonymsRemove: AdminCommand = {
  name: 'synonyms remove',
  effect: 'changes',
  summary: 'forget what buyers mean by a word',
  usage: '<language> <word>',
  details: ['<language>  such as de', '<word>      as synonyms list shows it'],
  prepare(args) {
    const [given = '', word = ''] = readWords(args, { arguments: ['language', 'word'] }).arguments
    const language = readLanguage(given)
    const term = synonymTermOf(word)
    return async context => {
      const isRemoved = language !== undefined && (await removeSynonym(context, { language, term }))
      if (!isRemoved) throw new Error(`${term} has no synonyms in ${language}`)
      return { text: `${term} means itself alone`, data: { language, term } }
    }
  },
}

/** The language of an option or argument. Throws where the shop has none of that name. */
export function readLanguage(text: string | undefined) {
  if (text === undefined) return undefined
  if (!isLanguage(text)) throw new Error(`${text} is not one of ${LANGUAGES.join(', ')}`)
  return text
}

function tableOf(synonyms: readonly Synonym[]): string {
  return writeTable(
    ['language', 'word', 'means'],
    synonyms.map(({ language, term, means }) => [language, term, means.join(', ')]),
  )
}
