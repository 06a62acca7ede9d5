// Waits for: the heading of each page, since every form leads to one; the mail with the label; the credit note, which the worker writes
// once goods were refunded.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expectAccessible } from './shop/accessible.ts'
import { addByForm, openPayment, order } from './shop/checkout-steps.ts'
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

test('ORD-08 a guest returns one of two units with a picture, and has the money, the credit note and the state of it', async ({
  openShop,
  request,
}) => {
  // Each command of the owner is a process of its own.
  test.slow()
  const visit = await openShop('DE', { size: 'phone', tolerated: /40[04]|ERR_ABORTED/ })
  const { page, t } = visit
  const email = uniqueEmail('returns')
  await addByForm(visit, DISPENSER)
  const centAmount = 2 * (await openPayment(visit, DISPENSER, { email }))
  await page.locator('input[name="method"][value="bank-transfer"]').check()
  const number = await order(visit, centAmount)
  await admin('orders', 'paid', number)
  await admin('orders', 'ship', number, '--tracking', '00340434161094042557', '--carrier', 'DHL')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('mail.viewOrder') })
    .click()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(heading(number)).toBeVisible()

  await test.step('what is wrong is said, and what was typed stays', async () => {
    await page.getByRole('link', { name: t('return.title') }).click()
    await expect(heading(t('return.title'))).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await page.getByLabel(t('return.comment')).fill('Der Deckel schließt nicht.')
    await page
      .getByLabel(t('return.pictures'))
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\u0018ftypheic') })
    await page.getByLabel(t('return.unitsOf', { count: '2' })).fill('3')
    await page.getByRole('button', { name: t('return.send') }).click()
    await expect(page.getByText(t('return.problemUnits'))).toBeVisible()
    await expect(page.getByText(t('return.problemHeic'))).toBeVisible()
    await expect(page.getByLabel(t('return.comment'))).toHaveValue('Der Deckel schließt nicht.')
    await expect(page.getByLabel(t('return.unitsOf', { count: '2' }))).toHaveValue('3')
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  const state = (name: string) => page.locator(`[data-return-state="${name}"]`)
  let returnNumber = ''
  await test.step('one of two units is returned, with a picture', async () => {
    await page.getByLabel(t('return.unitsOf', { count: '2' })).fill('1')
    const send = async (buffer: Buffer) => {
      await page.getByLabel(t('return.pictures')).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
      await page.getByRole('button', { name: t('return.send') }).click()
    }
    await send(PICTURE.subarray(0, 40))
    await expect(page.getByText(t('return.problemDamaged'))).toBeVisible()
    await expect(page.getByLabel(t('return.comment'))).toHaveValue('Der Deckel schließt nicht.')
    await send(PICTURE)
    await expect(state('Requested')).toHaveText(new RegExp(t('return.stateRequested')))
    ;[returnNumber = ''] = /RT\d{6}/.exec((await page.locator('#returns').textContent()) ?? '') ?? []
    expect(await read('returns', 'show', returnNumber)).toMatchObject({ pictures: 1, comment: 'Der Deckel schließt nicht.' })
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  await test.step('the label comes by mail and can be downloaded', async () => {
    await admin('returns', 'approve', returnNumber)
    const subject = `${t('return.stateApproved')} (${returnNumber})`
    await expect
      .poll(async () => {
        const url = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/mails?to=${encodeURIComponent(email)}`
        return ((await (await request.get(url)).json()) as { subject: string }[]).map(mail => mail.subject)
      })
      .toContain(subject)
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
    const { paymentInfo } = await read('orders', 'show', number)
    const refunds = paymentInfo.payments[0].transactions.filter(({ type }: { type: string }) => type === 'Refund')
    expect(refunds).toMatchObject([{ state: 'Success', amount: { centAmount: centAmount / 2 } }])
    expect((await read('returns', 'show', returnNumber)).lines).toMatchObject([{ accepted: 1, restocked: 1 }])
  })

  await test.step('the customer sees it, with the credit note', async () => {
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('link', { name: /\(PDF\)$/ }).count()
      })
      .toBe(2)
    await expect(state('Refunded')).toBeVisible()
    await expect(page.getByText(/RK-\d{4}-\d{8}/).first()).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
})
