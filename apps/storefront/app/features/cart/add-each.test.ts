import { OperationError } from '@shop/contract'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, test } from 'vitest'
import { addEach } from './add-each.ts'

const t = createTranslate('de-DE', await loadMessages('de-DE'))
const [FRYER, GRILL, SAW] = ['a', 'b', 'c'].map(sku => ({ sku, name: `Name ${sku}` })) as [Named, Named, Named]

interface Named {
  readonly sku: string
  readonly name: string
}

const refusal = (code: string, statusCode = 409) =>
  new OperationError('addToCart', { statusCode, message: code, errors: [{ code, message: code }] })

/** Adds the three over a queue that drops with a refused change all behind it. */
async function addOver(refusals: Readonly<Record<string, Error>>) {
  const sent: string[] = []
  const told: string[] = []
  let failure: Error | undefined
  const send = async ({ sku }: Named) => {
    sent.push(sku)
    failure ??= refusals[sku]
    const met = failure
    // The queue goes on with what comes after it has said so.
    await Promise.resolve().then(() => {
      failure = undefined
    })
    if (met) throw met
  }
  const isAdded = await addEach([FRYER, GRILL, SAW], { send, t, tell: text => told.push(text) })
  return { sent, told, isAdded }
}

test('REC-02 several products are added in one go, and nothing is said where all of them are', async () => {
  expect(await addOver({})).toEqual({ sent: ['a', 'b', 'c'], told: [], isAdded: true })
})

test('CART-22 one that is sold out keeps none of the others out, and it is said which is missing and why', async () => {
  const { sent, told, isAdded } = await addOver({ b: refusal('OutOfStock') })
  expect(sent).toEqual(['a', 'b', 'c', 'c'])
  expect(isAdded).toBe(true)
  expect(told).toEqual([`${t('cart.notAvailable', { names: 'Name b' })} ${t('cart.addedNames', { names: 'Name a, Name c' })}`])
})

test('CART-22 products that are refused for other reasons are named too', async () => {
  const { told, isAdded } = await addOver({ a: refusal('OutOfStock'), c: refusal('InvalidInput', 400) })
  expect(isAdded).toBe(true)
  expect(told).toEqual([
    [
      t('cart.notAvailable', { names: 'Name a' }),
      t('cart.notAdded', { names: 'Name c' }),
      t('cart.addedNames', { names: 'Name b' }),
    ].join(' '),
  ])
})

test('CART-08, CART-22 a shop that does not answer is not asked for the next one, and nothing in the cart is the usual message', async () => {
  const { sent, told, isAdded } = await addOver({ a: refusal('General', 503) })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect([isAdded, told]).toEqual([false, [t('cart.problem')]])
})
