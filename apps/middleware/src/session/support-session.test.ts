import { OPERATIONS, type OperationName } from '@shop/contract/operations'
import { findAuditLines } from '@shop/engine/audit'
import { issueSupportLink } from '@shop/engine/session'
import { expect, test } from 'vitest'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'
import { isOpenToSupport } from './support-rules.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware

/** A customer, and a link that opens the shop of Slovakia in their place. */
async function aLink() {
  const { shopper, customer } = await aSignedInShopper(middleware)
  return { shopper, customer, token: await issueSupportLink(engine, { customerId: customer.id, storeKey: 'sk', actor: 'anna' }) }
}

test('A1 a support link opens the shop of its store as its customer, once, also in parallel, and notes who did', async () => {
  const { customer, token } = await aLink()
  const elsewhere = await aShopper(middleware, 'de.localhost').post('openSupportSession', { token })
  expect(elsewhere.status).toBe(404)
  const staff = [aShopper(middleware), aShopper(middleware), aShopper(middleware)]
  const answers = await Promise.all(staff.map(one => one.post('openSupportSession', { token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  const entered = staff[answers.findIndex(({ status }) => status === 200)]
  const { me } = (await entered?.do('getMe', { customer: true })) ?? {}
  expect(me).toMatchObject({ customer: { id: customer.id }, isSupport: true })
  const lines = await findAuditLines(engine, { subject: customer.id }, 10)
  expect(lines).toContainEqual(expect.objectContaining({ actor: 'anna', command: 'POST /support-session', action: 'read' }))
  expect((await aShopper(middleware).post('openSupportSession', { token: 'x'.repeat(43) })).status).toBe(404)
})

test('A1 a link that is over opens nothing, and a session for support ends after its time: nothing renews it', async () => {
  const { token } = await aLink()
  await engine.db.updateTable('support_link').set({ expires_at: engine.now() }).where('used_at', 'is', null).execute()
  expect((await aShopper(middleware).post('openSupportSession', { token })).status).toBe(404)
  const staff = aShopper(middleware)
  await staff.do('openSupportSession', { token: (await aLink()).token })
  expect(await staff.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
  const marked = engine.db.updateTable('session').where('support_actor', 'is not', null)
  await marked.set({ token_expires_at: engine.now() }).execute()
  expect(await staff.do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
})

/** What only a session can ask for, and one for support cannot. */
const REFUSED: readonly OperationName[] = [
  'createMyOrderFromCart',
  'createBankPayment',
  'createCodPayment',
  'startPayment',
  'startOrderPayment',
  'createOrderBankPayment',
  'customerChangeMyPassword',
  'customerUpdateMe',
  'customerConfirmEmailChange',
  'unlinkProvider',
  'endOtherSessions',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'requestMyPrivacy',
  'addReview',
]

/** An example of the contract as it would be sent to the host of Slovakia. */
function ownOf(example: string): string {
  return example.replaceAll('de-DE', 'sk-SK').replaceAll('https://www.anvil.example', 'http://sk.localhost')
}

test('A1 a session for support cannot order, pay, change how the customer signs in, or declare anything', async () => {
  for (const name of REFUSED) expect({ name, isOpen: isOpenToSupport(name) }).toEqual({ name, isOpen: false })
  const { token } = await aLink()
  const staff = aShopper(middleware)
  await staff.do('openSupportSession', { token })
  const refused: string[] = []
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    if (isOpenToSupport(name)) continue
    const payload = JSON.parse(ownOf(JSON.stringify([OPERATIONS[name].example.params])))
    const { status, body } = await staff.post(name, payload)
    if (status === 403) {
      expect(body).toMatchObject({ errors: [{ code: 'Forbidden' }] })
      refused.push(name)
      // What anyone may do needs no session, and is answered to support as to anyone.
    } else expect({ name, status }).toEqual({ name, status: (await aShopper(middleware).post(name, payload)).status })
  }
  expect(REFUSED.filter(name => !refused.includes(name))).toEqual([])
  const link = await staff.get('/getUrlWithToken?email=a%40example.org')
  expect(link.status).toBe(403)
  expect(await staff.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('AUTH-03 ending a session for support leaves the sessions of the customer alone', async () => {
  const { shopper, token } = await aLink()
  const staff = aShopper(middleware)
  await staff.do('openSupportSession', { token })
  await staff.do('customerSignOut', {})
  expect(await staff.do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
  expect(((await shopper.do('getMe', {})).me as { isSupport?: true }).isSupport).toBeUndefined()
})
