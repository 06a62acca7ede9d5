import { defaultLanguageOf, localeOf, MARKETS } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { renderInShop } from '../features/cart/render-in-shop.fixtures.tsx'
import { prepareMessages, translatorOf } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { NewsletterConsent } from './customer-choices.tsx'

test('MKT-20, NEWS-02 in every market the box asks for the newsletter, unticked, and says that a mail confirms it', async () => {
  for (const market of MARKETS) {
    const language = defaultLanguageOf(market)
    const locale = localeOf(market, language)
    await prepareMessages(locale)
    const t = translatorOf(locale)
    const html = renderInShop(<NewsletterConsent isChecked={false} />, aShop({ country: market.country, language }))
    expect(html.match(/<input[^>]*>/g), locale).toHaveLength(1)
    expect(html, locale).not.toContain('checked')
    const words = html.replaceAll(/<[^>]+>/g, '')
    expect(words, locale).toContain(t('checkout.newsletterOptIn').replaceAll("'", '&#x27;'))
    expect(words, locale).toContain(t('checkout.newsletterConfirm').replaceAll("'", '&#x27;'))
  }
})
