import { expect, test } from 'vitest'
import { aRefusingShop, aShopResponding, formOf, refusal } from './forms.fixtures.ts'
import { chooseNewPassword, requestReset } from './reset-password.server.ts'

const PASSWORD = 'Strong-sword-7'

test('AUTH-10 asking for a new password sends address and language alone', async () => {
  const { shop, calls } = aShopResponding(() => ({ customer: null }))
  expect(await requestReset(shop, formOf({ email: ' erika@example.com ', password: 'x' }))).toBeUndefined()
  expect(calls).toEqual([{ operation: 'customerResetPassword', params: { email: 'erika@example.com', locale: 'de-DE' } }])
})

test('AUTH-10, AUTH-11 choosing sends token and password, only when there are both', async () => {
  const { shop, calls } = aShopResponding(() => ({ customer: null }))
  expect(await chooseNewPassword(shop, 'to-ken_1', formOf({ password: PASSWORD }))).toBeUndefined()
  expect(calls).toEqual([{ operation: 'customerResetPassword', params: { tokenValue: 'to-ken_1', newPassword: PASSWORD } }])
  expect(await chooseNewPassword(shop, 'to-ken_1', formOf({}))).toMatchObject({ problems: [{ rule: 'required' }] })
  for (const noToken of ['', 'a b', 'x'.repeat(101)])
    expect(await chooseNewPassword(shop, noToken, formOf({ password: PASSWORD }))).toMatchObject({ refusal: 'login.linkExpired' })
  expect(calls).toHaveLength(1)
})

test('AUTH-12 a link that was used or has expired says so', async () => {
  const shop = aRefusingShop(refusal(400, 'ExpiredCustomerPasswordToken'))
  expect(await chooseNewPassword(shop, 'token', formOf({ password: PASSWORD }))).toMatchObject({ refusal: 'login.linkExpired' })
})
