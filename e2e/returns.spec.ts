// Waits for: the heading of each page, since every form leads to one; the mails with the code, the label and what became of the goods;
// the credit note, which the worker writes once goods were refunded.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './shop/accessible.ts'
import { codeFor, orderAsGuest, ordersSiteOf } from './shop/guest-orders.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const admin = async (...words: string[]) => (await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])).stdout
/** What a command says as data. */
const read = async (...words: string[]) => JSON.parse(await admin(...words, '--json'))

/** The subjects of all mails to an address. */
async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const url = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/mails?to=${encodeURIComponent(email)}`
  return ((await (await request.get(url)).json()) as { subject: string }[]).map(({ subject }) => subject)
}

test('ORD-08 a guest returns goods with a picture for money and for new ones, and has the money, the credit note and the state of both', async ({
  openShop,
  request,
  baseURL,
}) => {
  // Each command of the owner is a process of its own.
  test.slow()
  const visit = await openShop('DE', { size: 'phone', tolerated: /40[04]|ERR_ABORTED/ })
  const { page, t } = visit
  const email = uniqueEmail('returns')
  const number = await orderAsGuest(request, { port: new URL(baseURL ?? '').port, email, sku: DISPENSER, quantity: 3 })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await test.step('the guest proves by a mailed code that the order is theirs, and sees what becomes of it', async () => {
    await page.goto(ordersSiteOf('de'))
    await page.getByLabel(t('order.number')).fill(number)
    await page.getByLabel(t('checkout.email')).fill(email)
    await page.getByRole('button', { name: t('orders.sendCode') }).click()
    await page.getByLabel(t('orders.code')).fill(await codeFor(request, visit, number, { email, count: 2 }))
    await page.getByRole('button', { name: t('orders.codeConfirm') }).click()
    await expect(heading(number)).toBeVisible()
    await admin('orders', 'paid', number)
    await admin('orders', 'ship', number, '--tracking', '00340434161094042557', '--carrier', 'DHL')
    await page.reload()
    await expect(page.locator('[data-step="shipped"]')).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d \(UTC\+[12]\)/)
  })

  const openForm = async () => {
    await page.getByRole('link', { name: t('return.title') }).click()
    await expect(heading(t('return.title'))).toBeVisible()
  }
  const units = (count: string) => page.getByLabel(t('return.unitsOf', { count }))
  const pictures = page.getByLabel(t('return.pictures'))
  const send = async (name: string, buffer: Buffer) => {
    await pictures.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: t('return.send') }).click()
  }
  await test.step('what is wrong is said, and what was typed stays', async () => {
    await openForm()
    await page.getByLabel(t('return.comment')).fill('Der Deckel schließt nicht.')
    await units('3').fill('4')
    await send('photo.heic', Buffer.from('\0\0\0\u0018ftypheic'))
    await expect(page.getByText(t('return.problemUnits'))).toBeVisible()
    await expect(page.getByText(t('return.problemHeic'))).toBeVisible()
    await expect(units('3')).toHaveValue('4')
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await units('3').fill('1')
    await send('damaged.png', PICTURE.subarray(0, 40))
    await expect(page.getByText(t('return.problemDamaged'))).toBeVisible()
    await expect(page.getByLabel(t('return.comment'))).toHaveValue('Der Deckel schließt nicht.')
  })

  const state = (name: string) => page.locator(`[data-return-state="${name}"]`)
  /** The number of the newest return of the page. */
  const lastReturn = async () => /RT\d{6}/.exec((await page.locator('#returns > ul > li').last().textContent()) ?? '')?.[0] ?? ''
  let returnNumber = ''
  await test.step('one of three units is returned, with a picture that is encoded again', async () => {
    await send('a.png', PICTURE)
    await expect(state('Requested')).toHaveText(new RegExp(t('return.stateRequested')))
    returnNumber = await lastReturn()
    const file = join(tmpdir(), `${randomUUID()}.jpg`)
    expect(await read('returns', 'show', returnNumber)).toMatchObject({ pictures: 1, comment: 'Der Deckel schließt nicht.' })
    await admin('returns', 'show', returnNumber, '--picture', '1', '--file', file)
    const kept = await readFile(file)
    await rm(file)
    expect(kept.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  await test.step('the label comes by mail and can be downloaded', async () => {
    await admin('returns', 'approve', returnNumber)
    await expect.poll(() => subjectsTo(request, email)).toContain(`${t('return.stateApproved')} (${returnNumber})`)
    await page.reload()
    const kept = page.waitForEvent('download')
    await page.getByRole('link', { name: t('return.label') }).click()
    expect((await readFile(await (await kept).path(), 'latin1')).slice(0, 5)).toBe('%PDF-')
  })

  await test.step('the goods are received, inspected and refunded, once', async () => {
    await admin('returns', 'receive', returnNumber)
    await admin('returns', 'inspect', returnNumber)
    const refund = await admin('returns', 'refund', returnNumber)
    expect(refund).toMatch(/ are refunded, credited by RK-\d{4}-\d{8}/)
    expect(await admin('returns', 'refund', returnNumber)).toContain('were refunded before')
    const { paymentInfo, totalPrice } = await read('orders', 'show', number)
    const refunds = paymentInfo.payments[0].transactions.filter(({ type }: { type: string }) => type === 'Refund')
    const third = Math.round(totalPrice.centAmount / 3)
    expect(refunds).toMatchObject([{ state: 'Success' }])
    expect(Math.abs(refunds[0].amount.centAmount - third)).toBeLessThanOrEqual(1)
    expect((await read('returns', 'show', returnNumber)).lines).toMatchObject([{ accepted: 1, restocked: 1 }])
  })

  let replaced = ''
  await test.step('another unit is replaced by a new one, and no money moves', async () => {
    await page.reload()
    await openForm()
    await units('2').fill('1')
    await page.getByLabel(t('return.wish')).selectOption('replacement')
    await page.getByRole('button', { name: t('return.send') }).click()
    await expect(state('Requested')).toHaveCount(2)
    replaced = await lastReturn()
    for (const step of ['approve', 'receive', 'inspect']) await admin('returns', step, replaced)
    await admin('returns', 'replace', replaced, '--tracking', '00340434161094042558', '--carrier', 'DHL')
    await expect(admin('returns', 'refund', replaced)).rejects.toThrow('is Replaced')
  })

  await test.step('the customer sees both, with the credit note, and has the mails', async () => {
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('link', { name: /\(PDF\)$/ }).count()
      })
      .toBe(2)
    await expect(state('Refunded')).toBeVisible()
    await expect(state('Replaced')).toBeVisible()
    await expect(page.getByText('DHL 00340434161094042558')).toBeVisible()
    await expect(page.getByText(/RK-\d{4}-\d{8}/).first()).toBeVisible()
    const steps = [
      'return-requested',
      'return-approved',
      'returned',
      'refunded',
      'return-requested',
      'return-approved',
      'returned',
    ]
    expect(await page.locator('[data-step]').evaluateAll(all => all.map(each => each.getAttribute('data-step')))).toEqual([
      ...['placed', 'paid', 'shipped', ...steps, 'replaced', 'delivered'],
    ])
    await expectAccessible(visit)
    await expectSoundLayout(page)
    const told = [`${t('return.stateRefunded')} (${returnNumber})`, `${t('return.stateReplaced')} (${replaced})`]
    await expect.poll(() => subjectsTo(request, email)).toEqual(expect.arrayContaining(told))
  })
})
