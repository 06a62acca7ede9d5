import { MAIL_KINDS, type MailKind } from '@shop/domain/mail-preference'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { NOTHING, SAVE_MAILS } from './mail-words.ts'

/** The token and the kind that the link of a mail names. */
export interface MailLinkParameters {
  /** Missing without a link; `null` for what cannot be one. */
  readonly token?: string | null
  readonly kind?: MailKind
}

const TOKEN = /^[A-Za-z0-9_.-]{1,300}$/

/** What the URL of the page says. */
export function mailLinkOf(parameters: URLSearchParams): MailLinkParameters {
  const token = parameters.get('token')
  const kind = MAIL_KINDS.find(known => known === parameters.get('kind'))
  return { ...(token === null ? {} : { token: TOKEN.test(token) ? token : null }), ...(kind ? { kind } : {}) }
}

/** What a form, or a mail program, did; undefined where nothing could be done. */
export type MailChange = 'saved' | 'unsubscribed' | undefined

/** Does what a form of the page asks for; what says nothing but comes by a link ends what the link names, at once (RFC 8058). */
export async function changeMails(
  { client, locale }: ShopRequest,
  { token, kind }: MailLinkParameters,
  form: FormData,
): Promise<MailChange> {
  if (token === null) return undefined
  const intent = form.get('intent')
  if (intent !== SAVE_MAILS && intent !== NOTHING) {
    if (token === undefined) return undefined
    await client.call('unsubscribeMail', { token, kind: kind ?? 'all' })
    return 'unsubscribed'
  }
  const chosen = new Set(form.getAll('wanted'))
  const wanted = intent === SAVE_MAILS ? MAIL_KINDS.filter(known => chosen.has(known)) : []
  const params = { wanted, locale, ...(token === undefined ? {} : { token }) }
  const { mailPreferences } = await client.call('updateMailPreferences', params)
  return mailPreferences ? 'saved' : undefined
}
