import { readFileSync } from 'node:fs'
import { OPERATIONS, type OperationName } from '@shop/contract/operations'
import { fingerprintsOfTables } from '@shop/engine/testing'
import { expect, onTestFinished, test } from 'vitest'
import { listenTo } from '../../apps/live/src/live.fixtures.ts'
import { start as startLive } from '../../apps/live/start.ts'
import { aShopper, openTestMiddleware } from '../../apps/middleware/src/middleware.fixtures.ts'
import {
  ABROAD,
  aCustomerWithAll,
  aGuestWithAll,
  type Caller,
  colleaguesOf,
  HOME,
  othersThan,
  type Someone,
} from './access.fixtures.ts'
import { ACCESS_DOCUMENT, accessDocument } from './access-document.ts'
import { type CallerName, RULES, type RuleName } from './access-rules.ts'
import { addressesOf } from './addresses-of-router.ts'
import { type Belongings, missing, type Proof, withoutNames } from './belongings.ts'
import { COMPANY_ACCESS } from './company-access.ts'
import { ENDPOINT_ACCESS, type EndpointRequest, ORDERS_PAGE_ACCESS } from './endpoint-access.ts'
import { OPERATION_ACCESS, type OperationAccess } from './operation-access.ts'
import { openOrdersSite } from './orders-site.fixtures.ts'
import { secretsThatAreOver } from './over-secrets.fixtures.ts'

const middleware = await openTestMiddleware({ cacheAdmin: { user: 'admin', password: 'Strong-sword-of-the-owner' } })
const { engine } = middleware

const owners = { customer: await aCustomerWithAll(middleware), guest: await aGuestWithAll(middleware) }
const others = { customer: await aCustomerWithAll(middleware), guest: await aGuestWithAll(middleware) }

interface Answer {
  readonly status: number
  readonly text: string
  readonly body: string
}

/** Calls an operation with what is named, and as little else as its example has. */
async function callOperation(name: OperationName, access: OperationAccess, its: Belongings, by: Caller): Promise<Answer> {
  const named = access.names?.(its, by.proof) ?? {}
  const { locale } = OPERATIONS[name].example.params as { locale?: string }
  const local = locale === undefined || !locale.includes('-') ? {} : { locale: by.proof.locale }
  const params = { ...(OPERATIONS[name].example.params as object), ...local, ...named }
  const { status, body } = await by.shopper.post(name, [params])
  return { status, body: JSON.stringify(body), text: withoutNames(body, its) }
}

const rows = Object.entries(OPERATION_ACCESS) as [OperationName, OperationAccess][]
const named = rows.filter(([, { rule }]) => rule.startsWith('of'))

test.each(['customer', 'guest'] as const)(
  'A1 what a %s has is for others what does not exist, and they change nothing of it',
  async kind => {
    const owner = owners[kind]
    const callers = Object.entries(await othersThan(middleware, owner, others)) as [Exclude<CallerName, 'owner'>, Caller][]
    const problems: string[] = []
    const before = await fingerprintsOfTables(engine)
    for (const [name, access] of named) {
      const its = await owner.belongings()
      const nothing = missing(its)
      for (const [who, by] of callers) {
        const theirs = await callOperation(name, access, its, by)
        const none = await callOperation(name, access, nothing, by)
        if (theirs.status !== none.status || theirs.text !== none.text)
          problems.push(`${name}, ${who}: ${theirs.status} ${theirs.text} and not ${none.status} ${none.text}`)
        if (theirs.body.includes(owner.secret)) problems.push(`${name}, ${who}: says ${theirs.body}`)
        const cell = RULES[access.rule].cells[who]
        if ((cell === 'refused') !== (theirs.status === 401))
          problems.push(`${name}, ${who}: ${theirs.status} where the table says ${cell}`)
        if (cell === 'none' && theirs.status >= 500) problems.push(`${name}, ${who}: ${theirs.status}`)
        if (theirs.status === 400) problems.push(`${name}, ${who}: was not understood: ${theirs.body}`)
      }
    }
    expect(problems).toEqual([])
    // How often a network tries to guess is counted.
    expect(changedSince(before, await fingerprintsOfTables(engine)).filter(table => table !== 'attempt_count')).toEqual([])
  },
)

test('A1 who belongs to the same company gets nothing of another one of it, but for what approvers decide about', async () => {
  const owner = await aCustomerWithAll(middleware)
  const callers = await colleaguesOf(middleware, owner)
  const problems: string[] = []
  const before = await fingerprintsOfTables(engine)
  for (const [name, access] of named)
    for (const [who, by] of callers) {
      const isTheirs = who === COMPANY_ACCESS[name]
      // What takes something away is the owner's to try.
      if (isTheirs && access.isLast) continue
      const its = await owner.belongings()
      const theirs = await callOperation(name, access, its, by)
      const none = await callOperation(name, access, missing(its), by)
      const isSame = theirs.status === none.status && theirs.text === none.text
      if (isSame === isTheirs || (isTheirs && theirs.status !== 200))
        problems.push(`${name}, ${who}: ${theirs.status} ${theirs.text}; for nothing: ${none.status} ${none.text}`)
      if (!isTheirs && theirs.body.includes(owner.secret)) problems.push(`${name}, ${who}: says ${theirs.body}`)
    }
  expect(problems).toEqual([])
  expect(changedSince(before, await fingerprintsOfTables(engine)).filter(table => table !== 'attempt_count')).toEqual([])
})

/** Tables that were written to. */
function changedSince(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  return Object.keys(after).filter(table => after[table] !== before[table])
}

test.each(['customer', 'guest'] as const)(
  'A1 a %s has what is theirs: the answers that others get are not those of all',
  async kind => {
    const owner: Someone = owners[kind]
    const problems: string[] = []
    const mine = named.filter(([, { rule }]) => kind === 'customer' || rule !== 'ofCustomer')
    for (const isLast of [undefined, true, 'very'] as const)
      for (const [name, access] of mine.filter(([, row]) => row.isLast === isLast)) {
        const its = await owner.belongings()
        const none = await callOperation(name, access, missing(its), owner)
        const own = await callOperation(name, access, its, owner)
        if (own.status === 401 || own.status === 404 || own.text === none.text)
          problems.push(`${name}: ${own.status} ${own.body.slice(0, 300)}, as for nothing: ${none.status}`)
      }
    expect(problems).toEqual([])
  },
)

const rowsOf = (rule: RuleName) => rows.filter(([, row]) => row.rule === rule && row.leaves !== 'session')
/** What a caller without anything gets, in the store where the other one calls. */
const anyone = ({ host }: Pick<Proof, 'host'>): Caller => ({
  shopper: aShopper(middleware, host),
  proof: { accessToken: 'invented.token', email: 'nobody@example.org', ...(host === ABROAD.host ? ABROAD : HOME) },
})

test.each(['public', 'form', 'secret'] as const)(
  'A1, A4 what is %s is answered alike, no matter who asks and what is named',
  async rule => {
    const owner = owners.customer
    const callers = Object.entries({ owner, ...(await othersThan(middleware, owner, others)) })
    const problems: string[] = []
    for (const [name, access] of rowsOf(rule)) {
      for (const [who, by] of callers) {
        const its = await owner.belongings()
        const theirs = await callOperation(name, access, its, by)
        const none = await callOperation(name, access, missing(its), anyone(by.proof))
        if (theirs.status !== none.status || theirs.text !== none.text)
          problems.push(
            `${name}, ${who}: ${theirs.status} ${theirs.text.slice(0, 200)} and not ${none.status} ${none.text.slice(0, 200)}`,
          )
        if (theirs.body.includes(owner.secret)) problems.push(`${name}, ${who}: says ${theirs.body}`)
        if (rule !== 'secret' && theirs.status >= 400 && theirs.status !== 503)
          problems.push(`${name}, ${who}: ${theirs.status} ${theirs.body}`)
      }
    }
    expect(problems).toEqual([])
  },
)

test('A1 what is about the caller alone says nothing of another, and to no one where a customer has to be signed in', async () => {
  const owner = await aCustomerWithAll(middleware)
  const callers = Object.entries(await othersThan(middleware, owner, others)) as [Exclude<CallerName, 'owner'>, Caller][]
  const problems: string[] = []
  for (const [name, access] of [...rowsOf('self'), ...rowsOf('customer')]) {
    const its = await owner.belongings()
    for (const [who, by] of callers) {
      const isRefused = RULES[access.rule].cells[who] === 'refused'
      // Another customer would change what is their own.
      if (access.isLast && !isRefused) continue
      const { status, body } = await callOperation(name, access, its, by)
      if (isRefused !== (status === 401)) problems.push(`${name}, ${who}: ${status} ${body}`)
      if (body.includes(owner.secret) || body.includes(its.email)) problems.push(`${name}, ${who}: says ${body}`)
    }
  }
  expect(problems).toEqual([])
  expect((await callOperation('getMe', OPERATION_ACCESS.getMe, await owner.belongings(), owner)).body).toContain(owner.secret)
})

test('A1 every address of the middleware has a rule, and keeps to it', async () => {
  await middleware.server.ready()
  const addresses = addressesOf(middleware.server.printRoutes({ commonPrefix: false }))
  expect(addresses.filter(path => !path.startsWith('/new-ct/')).toSorted()).toEqual(Object.keys(ENDPOINT_ACCESS).toSorted())
  const owner = await aCustomerWithAll(middleware)
  const callers = Object.entries(await othersThan(middleware, owner, others)) as [Exclude<CallerName, 'owner'>, Caller][]
  const its = await owner.belongings()
  const problems: string[] = []
  for (const [path, access] of Object.entries(ENDPOINT_ACCESS).filter(([, row]) => !row.isEndless))
    for (const [who, by] of callers) {
      const theirs = await sendTo(access.request(its, by.proof), by)
      const none = await sendTo(access.request(missing(its), by.proof), access.rule === 'self' ? by : anyoneLike(by, access.rule))
      const [text, otherText] = [theirs, none].map(({ body }) => withoutNames(withoutNames(body, its), missing(its)))
      const cell = RULES[access.rule].cells[who]
      if (theirs.status !== none.status || (cell !== 'theirs' && text !== otherText))
        problems.push(
          `${path}, ${who}: ${theirs.status} ${text?.slice(0, 300)} and not ${none.status} ${otherText?.slice(0, 300)}`,
        )
      if (theirs.body.includes(owner.secret)) problems.push(`${path}, ${who}: says ${theirs.body}`)
      if ((cell === 'refused') !== (theirs.status === 401))
        problems.push(`${path}, ${who}: ${theirs.status} where the table says ${cell}`)
    }
  expect(problems).toEqual([])
  const own = async (path: string) => sendTo(ENDPOINT_ACCESS[path]!.request(its, owner.proof), owner)
  expect((await own('/graphql')).body).toContain(owner.secret)
  expect((await own('/getUrlWithToken')).body).toContain('token=')
})

/** For what is found in a session, who has none is another caller; otherwise the answers of one are compared. */
const anyoneLike = (by: Caller, rule: RuleName): Caller => (rule === 'public' || rule === 'form' ? anyone(by.proof) : by)

async function sendTo({ url, method = 'GET', payload, headers }: EndpointRequest, { shopper, proof }: Caller) {
  const { cookie } = shopper
  const { statusCode, body } = await middleware.server.inject({
    ...{ url, method, headers: { host: proof.host, ...headers, ...(cookie ? { cookie } : {}) } },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: statusCode, body }
}

test.each(['customer', 'guest'] as const)(
  'A1, ORD-10 pages, files and forms of the orders site show a %s theirs, and others nothing',
  async kind => {
    const owner = kind === 'customer' ? await aCustomerWithAll(middleware) : await aGuestWithAll(middleware)
    const callers = Object.entries(await othersThan(middleware, owner, others)) as [Exclude<CallerName, 'owner'>, Caller][]
    const sendToSite = await openOrdersSite(middleware)
    const problems: string[] = []
    const before = await fingerprintsOfTables(engine)
    const pages = Object.entries(ORDERS_PAGE_ACCESS)
    const its = await owner.belongings()
    for (const [name, { request: requestOf }] of pages)
      for (const [who, { proof }] of callers) {
        const nothing = missing(its)
        const by = who === 'anonymous' ? { host: proof.host } : proof
        const [theirs, none] = [await sendToSite(requestOf(its), by), await sendToSite(requestOf(nothing), by)]
        const texts = [withoutNames(theirs, its), withoutNames(none, nothing)]
        if (texts[0] !== texts[1]) problems.push(`${name}, ${who}: ${texts[0]} and not ${texts[1]}`)
        if (theirs.body.includes(owner.secret)) problems.push(`${name}, ${who}: says ${theirs.body}`)
        const isSentAway = theirs.status === 303 && /^\/(?:\?|$)/.test(theirs.location)
        const cell = RULES.ofAccess.cells[who]
        if (isSentAway !== (cell === 'refused'))
          problems.push(`${name}, ${who}: ${theirs.status} ${theirs.location} where the table says ${cell}`)
      }
    expect(problems).toEqual([])
    expect(changedSince(before, await fingerprintsOfTables(engine))).toEqual([])
    for (const isLast of [undefined, true])
      for (const [name, { request: requestOf }] of pages.filter(([, row]) => row.isLast === isLast)) {
        const { status, location } = await sendToSite(requestOf(await owner.belongings()), owner.proof)
        if (status >= 400 || location.startsWith('/?')) problems.push(`${name}: ${status} ${location}`)
      }
    expect(problems).toEqual([])
  },
)

test('A1, LIVE-02 a cart is followed by its owner alone; for others it is one that does not exist', async () => {
  const owner = await aGuestWithAll(middleware)
  const callers = Object.entries(await othersThan(middleware, owner, others))
  const live = await startLive({
    ...{ databaseUrl: middleware.databaseUrl, port: 0, bindHost: '127.0.0.1', maxConnections: 100 },
    ...{ trustedProxies: [], logLevel: 'silent', drainMs: 0 },
  })
  onTestFinished(() => live.stop())
  const { cart } = await owner.belongings()
  const follow = ({ shopper, proof }: Caller) =>
    listenTo(live, `/live?cartId=${cart.id}`, {
      origin: `http://${proof.host}:3000`,
      ...(shopper.cookie ? { cookie: shopper.cookie } : {}),
    })
  for (const [who, by] of callers)
    expect({ who, ...(await follow(by).closed) }).toEqual({ who, code: 1008, reason: 'no such cart' })
  const listener = follow(owner)
  expect(await listener.next()).toMatchObject({ cartId: cart.id })
  listener.socket.close()
})

test('A1, A3, ORD-11 a secret that is over, was used or is another person’s opens as much as one that was invented', async () => {
  const owner = await aCustomerWithAll(middleware)
  const tried = await secretsThatAreOver(engine, owner)
  for (const [name, secret, invented] of tried)
    for (const by of [owner, others.customer, anyone(HOME)]) {
      const [over, none] = [await by.shopper.post(name, [secret]), await by.shopper.post(name, [invented])]
      expect({ name, status: over.status, body: over.body }).toEqual({ name, status: none.status, body: none.body })
    }
})

test('the document of who may do what is the one that is drawn: node scripts/access/draw-access.ts', () => {
  expect(readFileSync(ACCESS_DOCUMENT, 'utf8')).toBe(accessDocument())
})
