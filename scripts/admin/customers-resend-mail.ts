import { isEmail } from '@shop/domain/address'
import { isFiscalNumber } from '@shop/domain/fiscal'
import { type MailSubject, ORDER_MAILS, resendMail } from '@shop/engine/mail-again'
import type { AdminCommand } from './command.ts'
import { readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `customers resend-mail`: a mail that was lost is sent once more, to a customer or a guest. */
export const customersResendMail: AdminCommand = {
  name: 'customers resend-mail',
  effect: 'changes',
  summary:
    'send a mail once more, with what is true now: of an order, a document, a return, a withdrawal, a quote or an invitation',
  usage: '<about> [--mail confirmation]',
  details: [
    '<about>  number or id of the order, number of the invoice, credit note, return, withdrawal or quote; e-mail address of who was',
    '         invited into a company',
    `--mail   of an order: ${ORDER_MAILS.join(', ')} (default confirmation); of several, such as documents, all are sent`,
    'Of a return, a withdrawal and a quote what was told last is sent. An invitation is made again, for all of its days, also where it',
    'is over; the link of the one before opens nothing.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['about'], options: ['mail'] })
    const subject = readSubject(words.arguments[0] ?? '', words.options.mail)
    return async (context, audited) => {
      const mails = await resendMail(context, audited, subject)
      return { text: mails === 1 ? 'one mail is sent again' : `${mails} mails are sent again`, data: { mails } }
    }
  },
}

/** Nouns by the letters that their numbers begin with. */
const NUMBERED = { RT: 'return', WD: 'withdrawal', QU: 'quote' } as const

function readSubject(text: string, mail: string | undefined): MailSubject {
  const other = readOther(text)
  if (!other) return { noun: 'order', reference: readOrder(text), mail: readWord('--mail', mail ?? 'confirmation', ORDER_MAILS) }
  if (mail !== undefined) throw new Error(`--mail is of orders: of ${text} what was told last is sent`)
  return other
}

function readOther(text: string): MailSubject | undefined {
  if (isEmail(text)) return { noun: 'invitation', email: text }
  if (isFiscalNumber(text)) return { noun: 'document', number: text }
  const [, prefix] = /^(RT|WD|QU)\d{6,}$/.exec(text) ?? []
  return prefix === 'RT' || prefix === 'WD' || prefix === 'QU' ? { noun: NUMBERED[prefix], number: text } : undefined
}
