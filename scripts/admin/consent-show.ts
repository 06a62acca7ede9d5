import { CONSENT_CATEGORIES } from '@shop/domain/cookie'
import { findConsentRecords } from '@shop/engine/consent'
import type { AdminCommand } from './command.ts'
import { isId } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMinute, writeTable } from './write-table.ts'

/** `consent show`: what a visitor decided about cookies, by the number of their cookie. */
export const consentShow: AdminCommand = {
  name: 'consent show',
  effect: 'reads-people',
  summary: 'show what a visitor decided about cookies',
  usage: '<id>',
  details: [
    '<id>  number in the cookie `cookie-consent` of the visitor',
    'Below the decisions stand the words they were made by.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['id'], options: [] })
    const id = words.arguments[0]?.toLowerCase() ?? ''
    if (!isId(id)) throw new Error(`<id> ${id} is not the number of a consent`)
    return async context => {
      const found = await findConsentRecords(context, id)
      if (found.length === 0) throw new Error(`There is no decision ${id}`)
      const rows = found.map(({ decidedAt, version, storeKey, locale, choices, hasPrivacySignal, textId = '' }) => [
        writeMinute(decidedAt),
        String(version),
        storeKey,
        locale,
        ...CONSENT_CATEGORIES.map(category => yesNo(choices[category])),
        yesNo(hasPrivacySignal),
        textId,
      ])
      const table = writeTable(
        ['decided (UTC)', 'version', 'store', 'locale', ...CONSENT_CATEGORIES, 'privacy signal', 'words'],
        rows,
      )
      const texts = new Map(found.flatMap(({ textId, text }) => (textId && text ? [[textId, text] as const] : [])))
      return {
        text: [table, ...[...texts].map(([id, text]) => `${id}:\n${text}`)].join('\n\n'),
        data: found,
        shown: { noun: 'consent', subjects: [id] },
      }
    }
  },
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
