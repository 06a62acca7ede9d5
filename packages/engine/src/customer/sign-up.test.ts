import { createPasswordHasher } from '@shop/integrations/password'
import { expect, test } from 'vitest'
import { openSession, resolveSession } from '../session/index.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { selectCustomerByEmail } from './customer-rows.ts'
import { signUp } from './index.ts'

const { context } = await openTestShop()
const hasher = createPasswordHasher()

const draft = {
  email: 'Jana@Example.org',
  password: 'Strong-sword-7',
  firstName: 'Jana',
  lastName: 'Nová',
  locale: 'sk-SK',
  custom: { customerType: 'company', newsletter: true },
} as const

test('AUTH-01, AUTH-08, ACC-11, ENT-05 a visitor becomes a signed-in customer of the type she chose', async () => {
  const visitor = await openSession(context, { storeKey: 'sk' })
  const { customer, session, token } = await signUp(context, hasher, { storeKey: 'sk', session: visitor.session }, draft)
  expect(customer).toEqual({
    id: expect.any(String),
    version: 1,
    customerNumber: expect.stringMatching(/^C\d{6}$/),
    email: 'Jana@Example.org',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    customerType: 'company',
    customerGroupAssignments: [],
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
    custom: { newsletter: false },
  })
  expect((await selectCustomerByEmail(context.db, 'jana@example.ORG'))?.customer).toEqual(customer)
  expect(await resolveSession(context, token)).toEqual({ ...session, customerId: customer.id })
  expect(await resolveSession(context, visitor.token)).toBeUndefined()
})

test('AUTH-06 A4 a used address is refused without a word about it, in whatever case it is written', async () => {
  const refused = signUp(context, hasher, { storeKey: 'sk' }, { ...draft, email: 'JANA@example.org' })
  await expect(refused).rejects.toMatchObject({
    failure: { code: 'registration-failed' },
    message: 'Customer registration failed',
  })
})

test('A6 what is stored of a password is an argon2id hash of 19 MiB', async () => {
  const stored = await selectCustomerByEmail(context.db, draft.email)
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(stored?.passwordHash).not.toContain(draft.password)
})
