import type { MessageCatalogue } from '@shop/i18n'
import { expect, test } from 'vitest'
import { addMessages, prepareMessages, translatorOf } from './messages.ts'

test('FORM-01 two parts that prepare the same messages at once share a translator, and what one adds is kept', async () => {
  const loads: ((messages: MessageCatalogue) => void)[] = []
  const load = () => new Promise<MessageCatalogue>(resolve => loads.push(resolve))
  const first = prepareMessages('fi-FI', load)
  const second = prepareMessages('fi-FI', load)
  expect(loads).toHaveLength(1)
  loads[0]?.({ 'cart.title': 'Ostoskori' })
  await second
  addMessages('fi-FI', { 'support.title': 'Kysymys' })
  await first
  expect(translatorOf('fi-FI')('support.title')).toBe('Kysymys')
  expect(translatorOf('fi-FI')('cart.title')).toBe('Ostoskori')
})

test('messages that could not be loaded are loaded again when they are asked for again', async () => {
  await expect(prepareMessages('sl-SI', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  const translate = await prepareMessages('sl-SI', async () => ({ 'cart.title': 'Košarica' }))
  expect(translate('cart.title')).toBe('Košarica')
})
