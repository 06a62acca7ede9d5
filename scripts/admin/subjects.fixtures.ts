import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FiscalDocument } from '@shop/domain/fiscal'
import { marketOf } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import { addLineItem, createCart } from '@shop/engine/cart'
import { issueInvoice } from '@shop/engine/fiscal'
import { importExtraGuarantees } from '@shop/engine/guarantee'
import { findOrder } from '@shop/engine/order'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { beginAttempt, settleAttempt } from '@shop/engine/payment'
import { createQuoteRequest } from '@shop/engine/quote'
import { createReturn } from '@shop/engine/return'
import { addReview } from '@shop/engine/review'
import { createSupportCase } from '@shop/engine/support-case'
import { aProviderDraft, aReadyCart, GUARANTEE, PRESS, requestOf } from '@shop/engine/testing'
import { createWithdrawal } from '@shop/engine/withdrawal'
import { fastify } from 'fastify'
import { afterAll } from 'vitest'
import { openJobQueue } from '../../apps/worker/src/queue/job-queue.ts'
import type { openTestAdmin } from './admin.fixtures.ts'

type TestAdmin = Awaited<ReturnType<typeof openTestAdmin>>

/** Makes what commands are about, new each time: orders in every state, customers, companies, quotes, returns … */
export function subjectsOf({ context, databaseUrl, run, order }: TestAdmin) {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const place = { locale: 'sk-SK', storeKey: 'sk', clientAddress: '127.0.0.1' } as const
  let number = 0

  const newFile = (content?: unknown): string => {
    const file = join(folder, `${++number}.json`)
    if (content !== undefined) writeFileSync(file, JSON.stringify(content))
    return file
  }

  async function aCustomer() {
    const [id, email] = [randomUUID(), `${randomUUID()}@example.org`]
    const address = {
      ...{ id: 'a1', firstName: 'Žofia', lastName: 'Kováčová', streetName: 'Obchodná', streetNumber: '5' },
      ...{ postalCode: '811 06', city: 'Bratislava', country: 'SK', phone: '+421 2 5555 0100' },
    }
    const document = {
      ...{ schemaVersion: 1, firstName: 'Žofia', lastName: 'Kováčová', locale: 'sk-SK', customerType: 'private' },
      ...{ addresses: [address], shippingAddressIds: ['a1'], billingAddressIds: [], custom: {} },
    }
    await context.db
      .insertInto('customer')
      .values({ id, email, document: JSON.stringify(document) })
      .execute()
    return { id, email }
  }

  async function anOrder(...steps: readonly (readonly string[])[]): Promise<Order> {
    const { id, orderNumber } = await order({ [PRESS]: 2 })
    for (const [command = '', ...words] of steps) await run('orders', command, orderNumber, ...words)
    return findOrder(context, { id })
  }

  /** A shipped order to Great Britain. */
  async function anExport(): Promise<string> {
    const { id, orderNumber } = await anOrder(['ship'])
    await context.db
      .updateTable('order')
      .set(({ ref, fn, val }) => ({
        document: fn('jsonb_set', [ref('document'), val('{shippingAddress,country}'), val('"GB"')]),
      }))
      .where('id', '=', id)
      .execute()
    return orderNumber
  }

  /** A guarantee that is sold in Slovakia, and taxed like its goods. */
  async function aGuarantee(): Promise<string> {
    const sold = { sku: GUARANTEE, relativePriceRate: 1000, enabledOnMarket: ['sk-SK' as const], vatCategory: 'S' as const }
    await importExtraGuarantees(context, [{ ...sold, excludedSkus: [], excludedBrands: [], excludedRelations: [] }])
    return GUARANTEE
  }

  /** An order whose money is reserved at the payment provider. */
  async function anAuthorisedOrder(): Promise<string> {
    const { owner, cart } = await aReadyCart(context, { [PRESS]: 1 })
    const { attempt } = await beginAttempt(context, requestOf(owner, cart), aProviderDraft(cart, 'scheme'))
    const pspReference = `PSPC${String(++number).padStart(12, '0')}`
    const { orderNumber = '' } = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
    return orderNumber
  }

  async function anInvoice(): Promise<FiscalDocument> {
    const issued = await issueInvoice(context, { id: (await anOrder(['ship'])).id }, [])
    if (!issued) throw new Error('No invoice')
    return issued.document
  }

  async function aCompany(): Promise<{ readonly id: string; readonly email: string }> {
    const { email } = await aCustomer()
    const { id } = JSON.parse(await run('companies', 'create', email, `Muster ${++number}`, '--store', 'de', '--json'))
    return { id, email }
  }

  async function aQuote(): Promise<string> {
    const { id: customerId } = await aCustomer()
    const owner = { anonymousId: randomUUID(), customerId }
    await context.db
      .updateTable('customer')
      .set(({ ref, fn, val }) => ({ document: fn('jsonb_set', [ref('document'), val('{customerType}'), val('"company"')]) }))
      .where('id', '=', customerId)
      .execute()
    const cart = await createCart(context, { owner, storeKey: 'sk' })
    await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 })
    return (await createQuoteRequest(context, { owner, storeKey: 'sk', draftId: randomUUID() })).quoteNumber
  }

  /** A return that has gone through these commands. */
  async function aReturn(...steps: readonly string[]): Promise<string> {
    const { id, lineItems } = await anOrder(['paid'], ['ship'])
    const lines = [{ lineItemId: lineItems[0]?.id ?? '', quantity: 2 }]
    const draft = { lines, reason: 'defective', wish: 'refund', comment: 'Oil leaks' } as const
    const clientAddress = '127.0.0.1'
    const { returnNumber } = await createReturn(context, id, { draftId: randomUUID(), draft, clientAddress })
    for (const step of steps) await run('returns', step, returnNumber)
    return returnNumber
  }

  async function aWithdrawal(): Promise<string> {
    const { orderNumber, customerEmail: email } = await anOrder()
    const content = { contactName: 'Jana Nová', orderNumber, email }
    return (await createWithdrawal(context, { ...place, content, draftId: randomUUID() })).withdrawalNumber
  }

  /** A question that customer care did not take. */
  async function aFailedCase(): Promise<{ readonly caseNumber: string; readonly email: string }> {
    const email = `${randomUUID()}@example.org`
    const who = { contactName: 'Jana Nová', customerEmail: email }
    const content = { reason: 'other', subreason: 'general', ...who, subject: 'Hello', description: 'One' } as const
    const { caseNumber } = await createSupportCase(context, { ...place, content, draftId: randomUUID() })
    const failure = { attempts: 3, failed_at: context.now() }
    await context.db.updateTable('support_case').set(failure).where('case_number', '=', caseNumber).execute()
    return { caseNumber, email }
  }

  async function aFailedPicture(): Promise<string> {
    const url = `https://images.example/${randomUUID()}.jpg`
    const failure = { state: 'failed', attempts: 1, problem: 'it is damaged', due_at: context.now() } as const
    await context.db
      .insertInto('imported_picture')
      .values({ url, host: 'images.example', ...failure })
      .execute()
    return url
  }

  async function aReview(): Promise<string> {
    // A buyer reviews a product once.
    await context.db.deleteFrom('review').execute()
    const { anonymousId = '' } = await anOrder()
    const words = { title: 'Solid', text: 'Presses what it should.', authorName: 'Jana' }
    const draft = { sku: PRESS, rating: 4, ...words, locale: 'sk-SK', consent: true } as const
    return (await addReview(context, { owner: { anonymousId }, market: marketOf('SK'), draft })).id
  }

  /** A confirmation that could not be sent, in the queue as the worker leaves it. */
  async function aDeadLetter(): Promise<string> {
    const job = { topic: 'order-created', queue: 'order-confirmation', retryLimit: 1 }
    const mails = [{ ...job, jobOf: () => ({ id: '', data: {} }), send: () => Promise.resolve() }]
    const queue = await openJobQueue({ context, databaseUrl, log: fastify().log, mails, calls: [] })
    await queue.close()
    const [id, { id: orderId }] = [randomUUID(), await anOrder()]
    await queueDatabaseOf(context).executeSql(
      `insert into pgboss.job (id, name, data) values ($1, 'order-confirmation-dead', $2)`,
      [id, JSON.stringify({ orderId })],
    )
    return id
  }

  return {
    ...{ newFile, aCustomer, anOrder, anAuthorisedOrder, anExport, anInvoice, aCompany, aQuote, aReturn, aWithdrawal },
    ...{ aFailedCase, aGuarantee, aReview, aDeadLetter, aFailedPicture },
    run,
    /** A text that no other call has had. */
    newName: (prefix: string) => `${prefix}${++number}`,
  }
}

export type Subjects = ReturnType<typeof subjectsOf>
