import { escapeHtml } from '@shop/http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../payment/provider-page.ts'
import { standinPage } from '../sandbox/standin-page.ts'
import type { LoginCodes } from './login-codes.ts'
import { type LoginOffice, misbehave } from './login-office.ts'
import { AUDIENCES, type Provider, standingTokens, type TestPerson } from './test-persons.ts'

/** What the shop asks with, and what a person chooses on the page. */
interface AuthorizeQuery {
  readonly client_id?: string
  readonly redirect_uri?: string
  readonly state?: string
  readonly nonce?: string
  readonly code_challenge?: string
  readonly code_challenge_method?: string
  /** Name of a test person, `other`, or `none` for someone who does not agree. */
  readonly account?: string
  readonly email?: string
  readonly unverified?: string
}

const ACCOUNTS = {
  verified: 'e-mail address verified',
  unverified: 'e-mail address not verified',
  'without-email': 'no e-mail address',
}

const STYLE = `
main{max-width:28rem}
ul{list-style:none;padding:0}
li a,button{display:block;width:100%;padding:.75rem 1rem;margin:.5rem 0;border:1px solid #7b8794;border-radius:.5rem;background:#fff;color:inherit;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
small{display:block;color:#52606d}
input[type=email]{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;border:1px solid #7b8794;border-radius:.5rem}
`

/** The page of a provider on which a person chooses the account that the shop may know, or none. */
export function routeAuthorize(
  server: FastifyInstance,
  {
    provider,
    path,
    name,
    office,
    codes,
  }: { provider: Provider; path: string; name: string; office: LoginOffice; codes: LoginCodes },
): void {
  server.get<{ Querystring: AuthorizeQuery }>(path, async (request, reply) => {
    if (await misbehave(office, reply)) return reply
    const { query } = request
    const back = URL.parse(query.redirect_uri ?? '')
    if (query.client_id !== AUDIENCES[provider] || !back || !/^https?:$/.test(back.protocol))
      return sendPage(reply.code(400), page(name, '<p>Error 400: invalid_request</p>'))
    const { account } = query
    if (account === undefined) return sendPage(reply, page(name, choices(provider, path, query)))
    if (query.state !== undefined) back.searchParams.set('state', query.state)
    if (account === 'none') return leave(reply, back, { error: 'access_denied' })
    const code = codes.issue({
      provider,
      person: personOf(provider, query),
      redirectUri: query.redirect_uri ?? '',
      codeChallenge: query.code_challenge,
      nonce: query.nonce,
    })
    return leave(reply, back, { code })
  })
}

function leave(reply: FastifyReply, back: URL, answer: Readonly<Record<string, string>>): FastifyReply {
  for (const [key, value] of Object.entries(answer)) back.searchParams.set(key, value)
  return reply.redirect(back.href, 302)
}

function personOf(provider: Provider, { account, email, unverified }: AuthorizeQuery): TestPerson {
  const known = standingTokens().get(`${provider}-${account}`)?.person
  if (known) return known
  const address = email?.trim() ?? ''
  // The same address is the same person, as a provider has it.
  const subject = `77${Buffer.from(address).toString('hex')}`.slice(0, 200)
  const names = { firstName: 'Jana', lastName: 'Nová' }
  return { subject, ...(address ? { email: address } : {}), isEmailVerified: unverified === undefined, ...names }
}

function choices(provider: Provider, path: string, query: AuthorizeQuery): string {
  const asked = Object.entries(query).filter(([key]) => key !== 'account')
  const hrefOf = (account: string) => escapeHtml(`${path}?${new URLSearchParams([...asked, ['account', account]])}`)
  const accounts = Object.entries(ACCOUNTS).map(([account, note]) => {
    const { firstName, lastName, email } = standingTokens().get(`${provider}-${account}`)?.person ?? personOf(provider, query)
    return `<li><a href="${hrefOf(account)}">${escapeHtml(`${firstName} ${lastName}`)}<small>${escapeHtml(`${email ?? ''} (${note})`)}</small></a></li>`
  })
  const hidden = asked.map(
    ([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(String(value))}">`,
  )
  return `<ul>${accounts.join('')}</ul>
<form action="${path}">${hidden.join('')}<input type="hidden" name="account" value="other">
<p><label for="email">Another account</label><br><input type="email" id="email" name="email" required></p>
<p><label><input type="checkbox" name="unverified" value="1"> e-mail address not verified</label></p>
<button>Continue</button></form>
<p><a href="${hrefOf('none')}">Cancel</a></p>`
}

function page(name: string, body: string): string {
  const notice = `Stand-in of ${name}: these people do not exist, and no password is asked for.`
  return standinPage({ title: `Sign in with ${name}`, notice, style: STYLE, body: `<h1>Choose an account</h1>${body}` })
}
