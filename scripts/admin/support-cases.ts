import { isEmail } from '@shop/domain/address'
import {
  type ErasedCase,
  eraseSupportCases,
  findSupportCase,
  findSupportCases,
  MAX_CASE_DELIVERIES,
  retrySupportCase,
  type StoredSupportCase,
} from '@shop/engine/support-case'
import type { AdminCommand } from './command.ts'
import { readReference } from './read-values.ts'
import { readWords } from './read-words.ts'
import { waitingList } from './waiting-list.ts'
import { spellOut, writeFacts, writeMinute } from './write-table.ts'

const MAX_LISTED = 200

/** `support-cases list`: what customer care has not taken. */
export const supportCasesList = waitingList({
  name: 'support-cases list',
  summary: 'list the questions that could not be passed on to customer care',
  details: [
    '--state  open (default), or all with those that customer care has, newest first',
    'A case is tried for most of a day. It is kept for 90 days once customer care has it, for a year where it never got it.',
  ],
  find: findSupportCases,
  listed,
  headings: ['case', 'store', 'asked (UTC)', 'reason', 'state', 'attempts'],
  rowOf: ({ caseNumber, storeKey, createdAt, reason, state, attempts }) => [
    ...[caseNumber, storeKey, writeMinute(createdAt), reason, state, String(attempts)],
  ],
  nothing: {
    open: 'customer care has every case, or it is still being tried for the first time',
    all: 'there is no case',
  },
})

/** `support-cases show`: a question with all that was typed. */
export const supportCasesShow: AdminCommand = {
  name: 'support-cases show',
  effect: 'reads-people',
  summary: 'show a question to customer care',
  usage: '<case>',
  details: ['<case>  its number, such as SC100001'],
  prepare(args) {
    const caseNumber = readCaseNumber(args)
    return async context => {
      const found = await findSupportCase(context, { caseNumber })
      if (!found) throw new Error(`There is no case ${caseNumber}, or none any more`)
      const { content } = found
      const { description, ...fields } = content
      const { storeKey, createdAt, state, attempts, failedAt, deliveredAt } = listed(found)
      const minute = (instant: string | undefined) => instant && `${writeMinute(instant)} (UTC)`
      const facts = writeFacts([
        ['case', `${caseNumber} in ${storeKey}`],
        ['asked', minute(createdAt)],
        ['state', attempts === 0 ? state : `${state}, attempts: ${attempts}`],
        ['failed', minute(failedAt)],
        ['delivered', minute(deliveredAt)],
        ['page', found.currentUrl],
        ...Object.entries(fields).map(([name, value]) => [spellOut(name), value] as const),
      ])
      const text = `${facts}\n\n${description}`
      return { text, data: found, shown: { noun: 'support-case', subjects: [caseNumber] } }
    }
  },
}

/** `support-cases retry`: passes one on once more, or all of them. */
export const supportCasesRetry: AdminCommand = {
  name: 'support-cases retry',
  effect: 'changes',
  summary: 'pass a question on to customer care again, or all that could not be',
  usage: '<case or all>',
  details: ['<case or all>  number of the case, or the word all', 'The worker tries it for as long as the first time.'],
  prepare(args) {
    const word = readCaseNumber(args, 'all')
    return async context => {
      const numbers =
        word === 'all'
          ? (await findSupportCases(context, { isAll: false, limit: MAX_LISTED })).map(({ caseNumber }) => caseNumber)
          : [word]
      const retried: string[] = []
      for (const number of numbers) if (await retrySupportCase(context, number)) retried.push(number)
      if (retried.length === 0 && word !== 'all') throw new Error(`There is no case ${word} that customer care does not have`)
      const lines = retried.map(number => `${number} is passed on again`)
      return { text: lines.length === 0 ? 'there is no case to be passed on again' : lines.join('\n'), data: retried }
    }
  },
}

/** `support-cases erase`: deletes what someone asked, and names what customer care has of it. */
export const supportCasesErase: AdminCommand = {
  name: 'support-cases erase',
  effect: 'changes',
  summary: 'delete all that someone asked customer care, by their e-mail address',
  usage: '<e-mail>',
  details: [
    '<e-mail>  as it was given with the questions, in capital or small letters',
    'The system of customer care is not in reach of the shop: the cases that it has are named, to be deleted there.',
  ],
  prepare(args) {
    const [email = ''] = readWords(args, { arguments: ['e-mail'] }).arguments
    if (!isEmail(email)) throw new Error(`<e-mail> ${email} is not an e-mail address`)
    return async context => {
      const erased = await eraseSupportCases(context, email)
      return { text: erasureTextOf(email, erased), data: { erased } }
    }
  },
}

function erasureTextOf(email: string, erased: readonly ErasedCase[]): string {
  if (erased.length === 0) return `there is no case of ${email}`
  const named = (cases: readonly ErasedCase[]) =>
    cases.map(({ caseNumber, createdAt }) => `  ${caseNumber} of ${createdAt.slice(0, 10)}`)
  const delivered = erased.filter(({ deliveredAt }) => deliveredAt !== undefined)
  const uncertain = erased.filter(({ deliveredAt, hasFailed }) => deliveredAt === undefined && hasFailed)
  return [
    `${erased.length === 1 ? '1 case' : `${erased.length} cases`} of ${email}: deleted here`,
    ...(delivered.length > 0 ? ['customer care has these, delete them there too:', ...named(delivered)] : []),
    ...(uncertain.length > 0
      ? ['customer care may have these, since an answer can be lost, look there:', ...named(uncertain)]
      : []),
    ...(delivered.length + uncertain.length === 0 ? ['nothing is known to have been passed on to customer care'] : []),
  ].join('\n')
}

function readCaseNumber(args: readonly string[], other?: string): string {
  const [word = ''] = readWords(args, { arguments: [other ? `case or ${other}` : 'case'] }).arguments
  return word === other ? word : readReference('SC', word)
}

/** A case in a list: without what was typed. */
function listed(stored: StoredSupportCase) {
  const { caseNumber, storeKey, createdAt, attempts, failedAt, deliveredAt, content } = stored
  const state = deliveredAt
    ? 'delivered'
    : attempts >= MAX_CASE_DELIVERIES
      ? 'given up'
      : attempts > 0
        ? 'is tried again'
        : 'waiting'
  return { caseNumber, storeKey, createdAt, reason: content.reason, state, attempts, failedAt, deliveredAt }
}
