import { isEmail } from '@shop/domain/address'
import { isFiscalNumber } from '@shop/domain/fiscal'
import { ACCOUNT_MAILS, type MailSubject, ORDER_MAILS, resendMail } from '@shop/engine/mail-again'
import type { AdminCommand } from './command.ts'
import { readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** Mails that are found by the address they went to. */
const ADDRESS_MAILS = ['invitation', ...ACCOUNT_MAILS] as const

/** `customers resend-mail`: a mail that was lost is sent once more, to a customer or a guest. */
export const customersResendMail: AdminCommand = {
  name: 'customers resend-mail',
  effect: 'changes',
  summary:
    'send a mail once more, with what is true now: of an order, a document, a return, a withdrawal, a quote, an invitation or an account',
  usage: '<about> [--mail confirmation]',
  details: [
    '<about>  number or id of the order, number of the invoice, credit note, return, withdrawal or quote; or an e-mail address',
    `--mail   of an order: ${ORDER_MAILS.join(', ')} (default confirmation); of several, such as documents, all are sent`,
    `         of an address: ${ADDRESS_MAILS.join(', ')} (default invitation, into a company)`,
    'Of a return, a withdrawal and a quote what was told last is sent. An invitation is made again, for all of its days, also where it',
    'is over; the link of the one before opens nothing. So it is with the links by which a customer sets a password, proves an address',
    'and confirms the newsletter. sign-in is the last notice of a new device or passkey.',
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
  if (isEmail(text)) return readAddressMail(text, mail)
  const other = readOther(text)
  if (!other) return { noun: 'order', reference: readOrder(text), mail: readWord('--mail', mail ?? 'confirmation', ORDER_MAILS) }
  if (mail !== undefined) throw new Error(`--mail is of orders and addresses: of ${text} what was told last is sent`)
  return other
}

function readAddressMail(email: string, text = 'invitation'): MailSubject {
  const mail = readWord('--mail', text, ADDRESS_MAILS)
  return mail === 'invitation' ? { noun: 'invitation', email } : { noun: 'account', email, mail }
}

function readOther(text: string): MailSubject | undefined {
  if (isFiscalNumber(text)) return { noun: 'document', number: text }
  const [, prefix] = /^(RT|WD|QU)\d{6,}$/.exec(text) ?? []
  return prefix === 'RT' || prefix === 'WD' || prefix === 'QU' ? { noun: NUMBERED[prefix], number: text } : undefined
}
