import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { changePassword, signIn, signUp } from '@shop/engine/customer'
import { endSession } from '@shop/engine/session'
import { expect, onTestFinished, test } from 'vitest'
import { aVisitor, follow, openTestLive } from './live.fixtures.ts'

const { context, live, databaseUrl } = await openTestLive()
const ended = { code: 1008, reason: 'the session has ended' }
const hasher = {
  hash: async (password: string) => password,
  verify: async (password: string, hash?: string) => password === hash,
}

async function aCustomer() {
  const email = `${context.newId()}@example.org`
  const person = { firstName: 'Jana', lastName: 'Nová', locale: 'sk-SK', custom: { customerType: 'private' } } as const
  const draft = { ...person, email, password: 'Strong-sword-7', clientAddress: '192.0.2.7' }
  const { customer } = await signUp(context, hasher, { storeKey: 'sk' }, draft)
  return { ...customer, email }
}

test('A2 signing out closes the sockets of the session, in every tab, and those of no other', async () => {
  const customer = await aCustomer()
  const [leaving, staying] = [await aVisitor(context, 'sk', customer.id), await aVisitor(context, 'sk', customer.id)]
  const tabs = [follow(live, leaving), follow(live, leaving)]
  const other = follow(live, { ...staying, cart: leaving.cart })
  for (const tab of [...tabs, other]) await tab.next()
  await endSession(context, leaving.session)
  for (const tab of tabs) expect(await tab.closed).toEqual(ended)
  await staying.add(2)
  expect(await other.next()).toMatchObject({ totalLineItemQuantity: 2 })
  for (const tab of tabs) expect(tab.waiting).toEqual([])
  other.socket.terminate()
})

test('A2 a new password closes the sockets of all sessions of the customer', async () => {
  const { id: customerId, version } = await aCustomer()
  const devices = [await aVisitor(context, 'sk', customerId), await aVisitor(context, 'sk', customerId)]
  const sockets = devices.map(device => follow(live, device))
  for (const socket of sockets) await socket.next()
  const change = { customerId, version, currentPassword: 'Strong-sword-7', newPassword: 'Other-sword-7', clientAddress: '' }
  await changePassword(context, hasher, { storeKey: 'sk' }, change)
  for (const socket of sockets) expect(await socket.closed).toEqual(ended)
})

test('A2 signing in closes the sockets of the visitor’s session, and so does whatever deletes a session', async () => {
  const { email } = await aCustomer()
  const [visitor, deleted] = [await aVisitor(context), await aVisitor(context)]
  const sockets = [follow(live, visitor), follow(live, deleted)]
  for (const socket of sockets) await socket.next()
  const entrance = { storeKey: 'sk', session: visitor.session }
  await signIn(context, hasher, entrance, { email, password: 'Strong-sword-7', clientAddress: '' })
  await context.db.deleteFrom('session').where('id', '=', deleted.session.id).execute()
  for (const socket of sockets) expect(await socket.closed).toEqual(ended)
})

test('A2 a session whose time is over closes its sockets', async () => {
  const visitor = await aVisitor(context)
  const socket = follow(live, visitor)
  await socket.next()
  const past = '2020-01-01T00:00:00Z'
  await context.db
    .updateTable('session')
    .set({ created_at: '2019-12-01T00:00:00Z', token_expires_at: past, expires_at: past })
    .where('id', '=', visitor.session.id)
    .execute()
  expect(await socket.closed).toEqual(ended)
})

test('A2 a client that does not answer the farewell is hung up on', async () => {
  const { cart, cookie, origin, session } = await aVisitor(context)
  const key = Buffer.from('0123456789abcdef').toString('base64')
  const handshake = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key }
  const opening = request(`${live.address}/live?cartId=${cart.id}`, { headers: { cookie, origin, ...handshake } })
  opening.end()
  const [, socket, heard] = await once(opening, 'upgrade')
  // It reads everything and says nothing. It is admitted when it hears something, which may come with the answer.
  socket.resume()
  if (heard.length === 0) await once(socket, 'data')
  const closed = once(socket, 'close').then(() => 'hung up')
  await endSession(context, session)
  // Without our patience that of the library holds, which is 30 s.
  const tooLate = new Promise(resolve => setTimeout(resolve, 15_000, 'still open').unref())
  expect(await Promise.race([closed, tooLate])).toBe('hung up')
})

test('A2 a live process of its own closes them as well', async () => {
  const other = await startProcess()
  const visitor = await aVisitor(context)
  const socket = follow(other, visitor)
  await socket.next()
  await endSession(context, visitor.session)
  expect(await socket.closed).toEqual(ended)
})

/** Starts the live app as it runs alone; it ends with the test. */
async function startProcess(): Promise<{ readonly address: string }> {
  const port = await aFreePort()
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const env = { DATABASE_URL: databaseUrl, LIVE_PORT: String(port), LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  onTestFinished(async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill()
    await exited
  })
  const address = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { address }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`The live process ended with ${child.exitCode}`)
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
