import { connect } from 'node:net'
import { setStock } from '@shop/engine/inventory'
import { setPrice } from '@shop/engine/product'
import { afterAll, expect, test } from 'vitest'
import { aVisitor, follow, type Listener, listenTo, openTestLive, PRESS } from './live.fixtures.ts'

const { context, live } = await openTestLive()

const open: Listener[] = []
afterAll(() => {
  for (const { socket } of open) socket.terminate()
})
function keep(listener: Listener): Listener {
  open.push(listener)
  return listener
}

test('LIVE-01 every connection of a cart hears where it is and when it changes, and nothing of its content', async () => {
  const visitor = await aVisitor(context)
  const cartId = visitor.cart.id
  const tabs = [keep(follow(live, visitor)), keep(follow(live, visitor))]
  for (const tab of tabs) {
    expect(await tab.next()).toEqual({ event: 'cart-update', cartId, version: 1, totalLineItemQuantity: 0 })
  }
  await visitor.add(3)
  for (const tab of tabs) {
    expect(await tab.next()).toEqual({ event: 'cart-update', cartId, version: 2, totalLineItemQuantity: 3 })
  }
})

test("no visitor sees another visitor's cart, and versions only rise", async () => {
  const busy = await aVisitor(context)
  const quiet = await aVisitor(context)
  const busyTab = keep(follow(live, busy))
  const quietTab = keep(follow(live, quiet))
  await Promise.all([busyTab.next(), quietTab.next()])
  let version = 1
  while (version < 6) {
    const heard = (async () => (await busyTab.next()) as { version: number })()
    await busy.add(1)
    const next = await heard
    expect(next.version).toBeGreaterThan(version)
    version = next.version
  }
  expect(quietTab.waiting).toEqual([])
})

test('a connection that comes back hears what it has missed', async () => {
  const visitor = await aVisitor(context)
  const first = keep(follow(live, visitor))
  await first.next()
  first.socket.close()
  await first.closed
  await visitor.add(2)
  expect(await keep(follow(live, visitor)).next()).toMatchObject({ version: 2, totalLineItemQuantity: 2 })
})

test('LIVE-02 a connection without a cart id is closed', async () => {
  const { cookie, origin } = await aVisitor(context)
  for (const path of ['/live', '/live?cartId=', '/?other=1'])
    expect(await listenTo(live, path, { cookie, origin }).closed, path).toEqual({ code: 1008, reason: 'cartId is missing' })
})

test('LIVE-03 the eleventh connection of a cart is closed, the ten before go on', async () => {
  const visitor = await aVisitor(context)
  const ten = Array.from({ length: 10 }, () => keep(follow(live, visitor)))
  for (const tab of ten) await tab.next()
  const eleventh = follow(live, visitor)
  expect((await eleventh.closed).code).toBe(1013)
  expect(eleventh.waiting).toEqual([])
  await visitor.add(1)
  for (const tab of ten) expect(await tab.next()).toMatchObject({ version: 2 })
  ten[0]?.socket.close()
  await ten[0]?.closed
  // The place is free once the server has noticed, too.
  for (;;) {
    const next = keep(follow(live, visitor))
    const heard = await Promise.race([next.next(), next.closed])
    if ('event' in (heard as object)) break
  }
})

test("A1 another visitor's cart, an unknown cart and no cart at all are refused alike", async () => {
  const owner = await aVisitor(context)
  const other = await aVisitor(context)
  const german = await aVisitor(context, 'de')
  const refused = { code: 1008, reason: 'no such cart' }
  const { origin, cookie } = other
  const tries: [string, Record<string, string>][] = [
    [owner.cart.id, { origin, cookie }],
    ['00000000-0000-4000-8000-000000000000', { origin, cookie }],
    ['not-an-id', { origin, cookie }],
    [owner.cart.id, { origin }],
    [owner.cart.id, { origin, cookie: 'vsf-commercetools-token=%7B' }],
    // A session holds in its own store alone.
    [german.cart.id, { origin, cookie: german.cookie }],
  ]
  for (const [cartId, headers] of tries) expect(await listenTo(live, `/live?cartId=${cartId}`, headers).closed).toEqual(refused)
})

test("A1 a customer's session of one store does not follow their cart in another", async () => {
  const customerId = context.newId()
  await context.db.insertInto('customer').values({ id: customerId, email: 'eva@example.org', document: '{}' }).execute()
  const slovak = await aVisitor(context, 'sk', customerId)
  const german = await aVisitor(context, 'de', customerId)
  expect(await keep(follow(live, slovak)).next()).toMatchObject({ cartId: slovak.cart.id })
  const headers = { origin: slovak.origin, cookie: german.cookie }
  const { closed, next } = keep(listenTo(live, `/live?cartId=${slovak.cart.id}`, headers))
  expect(await Promise.race([closed, next()])).toEqual({ code: 1008, reason: 'no such cart' })
})

test.each([
  undefined,
  'https://thief.example',
  'http://xx.localhost:3000',
  'null',
  'file://sk.localhost',
  'http://sk.localhost.thief.example',
])('A1 a page of origin %s may not follow a cart, not even with its token', async origin => {
  const { cart, cookie } = await aVisitor(context)
  const headers = { cookie, ...(origin === undefined ? {} : { origin }) }
  const { code, reason } = await listenTo(live, `/live?cartId=${cart.id}`, headers).closed
  expect({ code, reason }).toEqual({ code: 1008, reason: 'this origin is not served' })
})

test('LIVE-04, LIVE-05, LIVE-10 a page is told how many there are of what it shows, and when that or a price changes', async () => {
  const visitor = await aVisitor(context)
  const [tab, other] = [keep(follow(live, visitor)), keep(follow(live, visitor))]
  await Promise.all([tab.next(), other.next()])
  tab.socket.send(JSON.stringify({ skus: [PRESS, 'EX39999999'] }))
  expect(await tab.next()).toEqual({ event: 'updated-stock', stock: [{ sku: PRESS, availableQuantity: 1000 }] })
  await setStock(context, PRESS, { available: 7 })
  expect(await tab.next()).toEqual({ event: 'updated-stock', stock: [{ sku: PRESS, availableQuantity: 7 }] })
  await setPrice(context, { sku: PRESS, currencyCode: 'EUR', country: 'SK', centAmount: 12_345 })
  expect(await tab.next()).toEqual({
    event: 'updated-stock',
    stock: [{ sku: PRESS, availableQuantity: 7, hasNewPrice: true }],
  })
  tab.socket.send('{"skus":[]}')
  await setStock(context, PRESS, { available: 1000 })
  await visitor.add(1)
  for (const listener of [tab, other]) expect(await listener.next()).toMatchObject({ event: 'cart-update', version: 2 })
})

test.each(['hello', '{"skus":"EX30000001"}', '{"skus":["x"]}', '[]', JSON.stringify({ skus: Array(101).fill(PRESS) })])(
  'a page that says %s is not understood, and its connection ends',
  async message => {
    const tab = keep(follow(live, await aVisitor(context)))
    await tab.next()
    tab.socket.send(message)
    expect(await tab.closed).toEqual({ code: 1008, reason: 'this message is not understood' })
  },
)

test('a page that says what it shows as soon as it is connected is understood', async () => {
  const tab = keep(follow(live, await aVisitor(context)))
  tab.socket.once('open', () => tab.socket.send(JSON.stringify({ skus: [PRESS] })))
  expect(await tab.next()).toMatchObject({ event: 'cart-update' })
  expect(await tab.next()).toMatchObject({ event: 'updated-stock', stock: [{ sku: PRESS }] })
})

test('a page that says again and again what it shows is cut off', async () => {
  const tab = keep(follow(live, await aVisitor(context)))
  await tab.next()
  for (let count = 0; count < 31; count++) tab.socket.send('{"skus":[]}')
  expect((await tab.closed).code).toBe(1008)
})

test('a message larger than 2 KiB closes its connection and no other', async () => {
  const visitor = await aVisitor(context)
  const [loud, quiet] = [keep(follow(live, visitor)), keep(follow(live, visitor))]
  await Promise.all([loud.next(), quiet.next()])
  loud.socket.send('x'.repeat(2049))
  expect((await loud.closed).code).toBe(1009)
  await visitor.add(1)
  expect(await quiet.next()).toMatchObject({ version: 2 })
})

test('the fifty-first connection of an address is not upgraded', async () => {
  const { cookie, origin } = await aVisitor(context)
  const headers = { cookie, origin, 'x-forwarded-for': '10.0.0.9, 203.0.113.7' }
  const visitors = await Promise.all(Array.from({ length: 50 }, () => aVisitor(context)))
  const fifty = visitors.map(visitor =>
    keep(listenTo(live, `/live?cartId=${visitor.cart.id}`, { ...headers, cookie: visitor.cookie })),
  )
  for (const listener of fifty) await listener.next()
  expect((await listenTo(live, '/live?cartId=x', headers).closed).code).toBe(1006)
  const elsewhere = { ...headers, 'x-forwarded-for': '203.0.113.8' }
  expect((await listenTo(live, '/live?cartId=x', elsewhere).closed).code).toBe(1008)
})

test('health is answered, other addresses are not upgraded', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${live.address}${path}`)).status).toBe(200)
  expect((await listenTo(live, '/other?cartId=x').closed).code).toBe(1006)
})

test('stopping says goodbye with 1001 and takes no connection any more', async () => {
  const other = await openTestLive()
  const visitor = await aVisitor(other.context)
  const tab = follow(other.live, visitor)
  await tab.next()
  await other.live.stop()
  expect((await tab.closed).code).toBe(1001)
  expect((await follow(other.live, visitor).closed).code).toBe(1006)
})

test('more connections than the process may have are not upgraded', async () => {
  const small = await openTestLive({ maxConnections: 1 })
  const visitor = await aVisitor(small.context)
  await keep(follow(small.live, visitor)).next()
  expect((await follow(small.live, visitor).closed).code).toBe(1006)
})

test('a client that is not a trusted proxy cannot claim another address', async () => {
  const strict = await openTestLive({ trustedProxies: ['10.0.0.1'] })
  const { cookie, origin } = await aVisitor(strict.context)
  const visitors = await Promise.all(Array.from({ length: 50 }, () => aVisitor(strict.context)))
  for (const [index, visitor] of visitors.entries()) {
    const headers = { cookie: visitor.cookie, origin, 'x-forwarded-for': `203.0.113.${index}` }
    await keep(listenTo(strict.live, `/live?cartId=${visitor.cart.id}`, headers)).next()
  }
  expect((await listenTo(strict.live, '/live?cartId=x', { cookie, origin, 'x-forwarded-for': '203.0.113.99' }).closed).code).toBe(
    1006,
  )
})

test.each([
  ['a wrong handshake', 'GET /live HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket', 400],
  ['an upgrade of another address', 'GET /x HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket', 404],
  ['another address', 'GET /x HTTP/1.1\r\nhost: a', 404],
  ['another method', 'POST /healthz HTTP/1.1\r\nhost: a', 404],
  ['no HTTP', 'GARBAGE', 400],
  ['an address that cannot be decoded', 'GET /%ff HTTP/1.1\r\nhost: a', 400],
])('%s is refused in our own words, and the connection ends', async (_what, head, status) => {
  const socket = connect(Number(new URL(live.address).port), '127.0.0.1')
  socket.write(`${head}\r\n${head.includes('upgrade') ? '' : 'connection: close\r\n'}\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text).toMatch(/^x-content-type-options: nosniff/im)
  expect(text).not.toMatch(/FST_|"error"|Sec-WebSocket/)
})
