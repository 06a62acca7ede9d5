import { randomUUID } from 'node:crypto'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { addLineItem, createCart, updateCart } from '@shop/engine/cart'
import { addAssociate, createCompany, inviteAssociate, rejectRequest, requestApproval } from '@shop/engine/company'
import { PRESS } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { mailTo, openTestShop, openTestStandins, openTestWorker } from '../worker.fixtures.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

async function aCustomer(locale: string) {
  const id = randomUUID()
  const email = `${id}@example.org`
  const document = JSON.stringify({ schemaVersion: 1, firstName: 'Ada', lastName: 'Nová', locale, customerType: 'company' })
  await context.db.insertInto('customer').values({ id, email, document }).execute()
  return { id, email }
}

test('A1 people are invited, and get a mail about orders to approve and about those that were not, in their language where the store speaks it', async () => {
  const [boss, buyer] = [await aCustomer('de-DE'), await aCustomer('sk-SK')]
  const { id: companyId } = await createCompany(context, { customerId: boss.id, storeKey: 'sk', name: 'evil.example' })
  const invited = `${randomUUID()}@example.org`
  const grants = { roles: ['buyer'], approvalLimitCent: 0 } as const
  await inviteAssociate(context, { companyId }, { email: invited, locale: 'sk-SK', ...grants })
  const invitation = await mailTo(standins, invited)
  expect(invitation.text).toMatch(/^https:\/\/anvil\.sk\/company-invitation\/\?token=[\w.-]+$/m)
  // The name of a company is no link.
  expect(invitation.subject).toContain('evil.\u200bexample')

  await addAssociate(context, { companyId }, { customerId: buyer.id, ...grants })
  const owner = { anonymousId: randomUUID(), customerId: buyer.id }
  const requestOf = ({ id, version }: { id: string; version: number }) => ({ owner, storeKey: 'sk', id, version })
  const filled = await addLineItem(context, requestOf(await createCart(context, { owner, storeKey: 'sk' })), {
    ...{ sku: PRESS, quantity: 1 },
  })
  const cart = await updateCart(context, requestOf(filled), [
    { action: 'setCustomerEmail', email: buyer.email },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  const request = { ...requestOf(cart), customerId: buyer.id, amountPlanned: cart.totalPrice }
  const { id: requestId } = await requestApproval(context, request)
  const asked = await mailTo(standins, boss.email)
  expect(asked.subject).toMatch(/čaká na vaše schválenie/)
  expect(asked.text).toMatch(/^https:\/\/anvil\.sk\/login\?returnTo=%2Fmy-account%2Fapprovals$/m)

  await rejectRequest(context, { requestId, approverId: boss.id, reason: 'Radšej lacnejší model' })
  const rejected = await mailTo(standins, buyer.email)
  expect(rejected.subject).toMatch(/^Vaša objednávka nebola schválená/)
  expect(rejected.text).toContain('Radšej lacnejší model')
})
