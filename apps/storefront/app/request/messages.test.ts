import type { MessageCatalogue } from '@shop/i18n'
import { expect, test } from 'vitest'
import { createTranslators } from './messages.ts'

test('FORM-01 two parts that prepare the same messages at once share a translator, and what one adds is kept', async () => {
  const translators = createTranslators()
  const loads: ((messages: MessageCatalogue) => void)[] = []
  const load = () => new Promise<MessageCatalogue>(resolve => loads.push(resolve))
  const first = translators.prepare('fi-FI', load)
  const second = translators.prepare('fi-FI', load)
  expect(loads).toHaveLength(1)
  loads[0]?.({ 'cart.title': 'Ostoskori' })
  await second
  translators.add('fi-FI', { 'support.title': 'Kysymys' })
  await first
  expect(translators.of('fi-FI')('support.title')).toBe('Kysymys')
  expect(translators.of('fi-FI')('cart.title')).toBe('Ostoskori')
})

test('messages that could not be loaded are loaded again when they are asked for again', async () => {
  const translators = createTranslators()
  await expect(translators.prepare('sl-SI', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  const translate = await translators.prepare('sl-SI', async () => ({ 'cart.title': 'Košarica' }))
  expect(translate('cart.title')).toBe('Košarica')
})
