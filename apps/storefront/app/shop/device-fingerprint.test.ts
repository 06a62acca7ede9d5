import { expect, test } from 'vitest'
import { deviceFingerprintCookie, deviceFingerprintOf } from './device-fingerprint.ts'

const ID = '5f0c1f5e-3f1b-4b53-9d53-0a1b2c3d4e5f'
const consentTo = (statistics: boolean) => `cookie-consent=${encodeURIComponent(JSON.stringify({ choices: { statistics } }))}`

test('COOK-05 a device is told from others with the consent to statistics alone, and keeps its fingerprint', () => {
  const newId = () => ID
  expect(deviceFingerprintCookie('', newId, true)).toBeUndefined()
  expect(deviceFingerprintCookie(consentTo(false), newId, true)).toBeUndefined()
  expect(deviceFingerprintCookie(consentTo(true), newId, true)).toBe(
    `vsf-device-fingerprint=${ID}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  )
  expect(deviceFingerprintCookie(`${consentTo(true)}; vsf-device-fingerprint=${ID}`, newId, true)).toBeUndefined()
})

test('COOK-05 a fingerprint counts while the consent lasts, and in its form alone', () => {
  expect(deviceFingerprintOf(`${consentTo(true)}; vsf-device-fingerprint=${ID}`)).toBe(ID)
  expect(deviceFingerprintOf(`${consentTo(false)}; vsf-device-fingerprint=${ID}`)).toBeUndefined()
  expect(deviceFingerprintOf(`${consentTo(true)}; vsf-device-fingerprint=<script>`)).toBeUndefined()
  expect(deviceFingerprintOf(undefined)).toBeUndefined()
})
