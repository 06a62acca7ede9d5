import { expect, test } from 'vitest'
import { isAuthentic, readNotifications } from './index.ts'

const KEY = '0123456789ABCDEF'.repeat(4)

function bodyOf(signed: string, hmacSignature: string, changes: object = {}): string {
  const [pspReference, originalReference, merchantAccountCode, merchantReference, value, currency, eventCode, success] =
    signed.split(':')
  const amount = { currency, value: Number(value) }
  const ids = { pspReference, originalReference, merchantAccountCode, merchantReference }
  const item = { ...ids, amount, eventCode, success, additionalData: { hmacSignature }, ...changes }
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] })
}

const VECTORS = [
  ['QFQTPCQ8HXSKGK82::ShopECOM:SK-100042:12995:EUR:AUTHORISATION:true', 'MyhJrys9PTK6kSWCFkWx0/1wONPvDHxGzgC/eyZarXQ='],
  ['ZKJ3P2D5NRTGLN65:QFQTPCQ8HXSKGK82:ShopECOM:SK-100042:5000:EUR:REFUND:true', 'Ip9p2qANWwYtJxal48ySnL5IRF+YU+iF5uacFY3b4JA='],
  ['NC6HT9CRT65ZGN82::ShopECOM:HU-100043:2209900:HUF:AUTHORISATION:false', '38UAWJGOcbFEUtGyZBNzi0KeVuJMIeg+0DSk0GBn3D4='],
  ['settlement_detail_report_batch_7.csv::ShopECOM::0:EUR:REPORT_AVAILABLE:true', '7r0HG2lzU7J8kelK6joFXa40mkDGtcJ+FAFfQI56OI0='],
] as const

test.each(VECTORS)('%s is signed by %s', (signed, signature) => {
  const [notification] = readNotifications(bodyOf(signed, signature)) ?? []
  expect(notification && isAuthentic(notification, KEY)).toBe(true)
  expect(notification && isAuthentic(notification, 'FF'.repeat(32))).toBe(false)
})

test.each([
  { pspReference: 'QFQTPCQ8HXSKGK83' },
  { originalReference: 'QFQTPCQ8HXSKGK82' },
  { merchantAccountCode: 'Other' },
  { merchantReference: 'SK-100043' },
  { amount: { currency: 'EUR', value: 12996 } },
  { amount: { currency: 'CZK', value: 12995 } },
  { eventCode: 'CAPTURE' },
  { success: 'false' },
  { additionalData: {} },
  { additionalData: { hmacSignature: 'x' } },
])('with %o it is not', changes => {
  const [notification] = readNotifications(bodyOf(...VECTORS[0], changes)) ?? []
  expect(notification && isAuthentic(notification, KEY)).toBe(false)
})

test('an unknown event is read as well, and a body of another form not at all', () => {
  const unknown = readNotifications(bodyOf(VECTORS[0][0], '', { eventCode: 'SOMETHING_NEW' }))
  expect(unknown).toMatchObject([{ eventCode: 'SOMETHING_NEW', isSuccess: true, centAmount: 12995 }])
  expect(readNotifications(bodyOf(VECTORS[0][0], '', { success: true }))).toBeUndefined()
  for (const body of ['', 'null', '[]', '{}', '{"notificationItems":[{}]}', '{"notificationItems":[null]}'])
    expect(readNotifications(body)).toBeUndefined()
})
