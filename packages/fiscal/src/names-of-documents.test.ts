import { FISCAL_WORDS } from '@shop/domain/fiscal'
import { LANGUAGES } from '@shop/domain/market'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, test } from 'vitest'

test.each(LANGUAGES)('in %s pages call documents what the documents call themselves', async language => {
  const t = createTranslate(language, await loadMessages(language))
  const { invoice, creditNote } = FISCAL_WORDS[language]
  const first = (text: string) => text.split(/[ :]/)[0]
  expect(first(t('orders.invoice', { number: 'RE-1' }))).toBe(first(invoice))
  expect(t('orders.creditNote', { number: 'RK-1' })).toMatch(new RegExp(`^${creditNote}:? RK-1$`))
})
