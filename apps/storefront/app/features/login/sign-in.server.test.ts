import { afterEach, expect, test, vi } from 'vitest'
import { aRefusingShop, aShopResponding, formOf, refusal } from './forms.fixtures.ts'
import { signIn } from './sign-in.server.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

const PASSWORD = 'Strong-sword-7'
const credentials = { email: 'erika@example.com', password: PASSWORD }

test('AUTH-02 a login sends e-mail and password and is done', async () => {
  const { shop, calls } = aShopResponding(() => ({}))
  expect(await signIn(shop, formOf(credentials))).toBeUndefined()
  expect(calls).toEqual([{ operation: 'customerSignMeIn', params: credentials }])
})

test('AUTH-07 a refused login has one sentence, keeps the e-mail and never sends the password back', async () => {
  const refused = await signIn(aRefusingShop(refusal(400, 'InvalidCredentials')), formOf(credentials))
  expect(refused).toEqual({ typed: { email: credentials.email }, problems: [], refusal: 'login.failed' })
  expect(JSON.stringify(refused)).not.toContain(PASSWORD)
  expect(written).not.toHaveBeenCalled()
})

test('AUTH-07 too many attempts, and a middleware that is gone, have sentences of their own', async () => {
  expect(await signIn(aRefusingShop(refusal(429, 'TooManyRequests')), formOf(credentials))).toMatchObject({
    refusal: 'login.tooManyAttempts',
  })
  expect(written).not.toHaveBeenCalled()
  expect(await signIn(aRefusingShop(refusal(500, 'General')), formOf(credentials))).toMatchObject({ refusal: 'login.problem' })
  expect(written).toHaveBeenCalledTimes(1)
  for (const secret of Object.values(credentials)) expect(String(written.mock.calls)).not.toContain(secret)
})
