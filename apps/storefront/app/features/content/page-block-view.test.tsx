import type { PageBlock } from '@shop/domain/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { aShop } from '../../request/shop-data.fixtures.ts'
import { ShopProvider } from '../../request/use-shop.tsx'
import { PageBlockView } from './page-block-view.tsx'

await prepareMessages('en-GB')

const data = aShop({
  country: 'GB',
  language: 'en',
  contact: { phone: '+44 20 0000', email: 'service@anvil.example' },
})

const render = (block: PageBlock, products: string | null = null, newsletter: string | null = null, own: string | null = null) =>
  renderToStaticMarkup(
    <ShopProvider data={data}>
      <PageBlockView
        block={block}
        index={2}
        facts={{ country: 'Ireland' }}
        products={products}
        newsletter={newsletter}
        reviews={own}
        trust={own}
        articles={own}
        departments={own}
        brands={own}
        lead="A {country} lead."
      />
    </ShopProvider>,
  )

test('a text shows bold words, links and facts under a heading that can be linked to', () => {
  const html = render({
    type: 'text',
    heading: 'In {country}',
    paragraphs: ['**Yes** in {country}, [see](page:faq), not {iban}.'],
  })
  expect(html).toMatch(/<section id="section-3".*<h2[^>]*>In Ireland<\/h2>/)
  expect(html).toMatch(/<strong[^>]*>Yes<\/strong> in Ireland, <a href="\/faq\/"[^>]*>see<\/a>, not –\./)
})

test('what is no mark the shop knows is plain text, and no HTML', () => {
  const html = render({ type: 'text', paragraphs: ['<b>{price}</b> [x](page:none) [y](returns-portal) ** z'] })
  expect(html).toContain('<p>&lt;b&gt;{price}&lt;/b&gt; x y ** z</p>')
})

test('a list is numbered where its order counts', () => {
  expect(render({ type: 'list', intro: 'So:', items: ['a', 'b'] })).toMatch(/So:.*<ul.*<li[^>]*>a<\/li><li[^>]*>b<\/li><\/ul>/)
  expect(render({ type: 'list', items: ['a'], ordered: true })).toContain('<ol')
})

test('a table has headings of columns and rows, and a named strip that can be scrolled by keyboard', () => {
  const html = render({ type: 'table', heading: 'Fees', columns: ['', 'Price'], rows: [['Parcel', '{country}']] })
  expect(html).toMatch(/<section[^>]* aria-label="Fees"[^>]* tabindex="0"/i)
  expect(html).toMatch(/<th scope="col"[^>]*>Price<\/th>.*<th scope="row"[^>]*>Parcel<\/th><td[^>]*>Ireland<\/td>/)
})

test('questions open to their answers without scripts', () => {
  const html = render({ type: 'faq', items: [{ question: 'Why?', answer: ['So.', 'And [so](mail).'] }] })
  expect(html).toMatch(/<details[^>]* id="section-3-1".*<summary[^>]*>.*Why\?.*<p>So\.<\/p>.*mailto:service@anvil\.example/)
})

test('cards and a banner have their links, unless the shop has no such place', () => {
  const link = { label: 'Go', to: 'search:sales' }
  const cards = render({
    type: 'card',
    cards: [
      { title: 'A', text: 'a', link },
      { title: 'B', text: 'b', link: { label: 'No', to: 'career' } },
    ],
  })
  expect(cards).toContain('href="/search/sales"')
  expect(cards).not.toContain('No')
  expect(render({ type: 'banner', title: 'T', text: 't', link })).toMatch(/<h2[^>]*>T<\/h2>.*href="\/search\/sales"/)
})

test('a voucher shows its code', () => {
  expect(render({ type: 'voucher', title: 'T', text: 't', code: 'WELCOME10' })).toContain(
    '<code class="font-sans tracking-wide">WELCOME10</code>',
  )
})

test.each(['product-list', 'carousel'] as const)('a block of type %s shows its products, and nothing without products', type => {
  const block = { type, heading: 'Grills', query: { brand: 'MSW' } }
  expect(render(block, 'cards')).toMatch(/Grills<\/h2>cards/)
  expect(render(block)).toBe('')
})

test('NEWS-01 a newsletter block shows its form, and nothing without one', () => {
  expect(render({ type: 'newsletter' }, null, 'form')).toBe('form')
  expect(render({ type: 'newsletter' })).toBe('')
})

test('CMS-04 a web form leads to the support form, over the page where scripts run', () => {
  const link = '<a href="/contact/" aria-haspopup="dialog"'
  expect(render({ type: 'web-form', heading: 'Ask us' })).toMatch(new RegExp(`Ask us</h2>.*${link}`))
  expect(render({ type: 'web-form' })).toMatch(/How can we help\?<\/h2>/)
})

test('CMS-04 reviews and trust widget show what the shop has of them, below the heading of the editor or their own', () => {
  for (const type of ['review', 'trust-widget'] as const)
    expect(render({ type, heading: 'In {country}' }, null, null, 'own')).toMatch(/<h2[^>]*>In Ireland<\/h2>own/)
  expect(render({ type: 'review' }, null, null, 'own')).toMatch(/Latest reviews<\/h2>own/)
  expect(render({ type: 'review' })).toBe('')
  expect(render({ type: 'trust-widget' }, null, null, 'own')).not.toContain('<h2')
})

test('SHELL-29 a text that names the ways to pay lists those of the market with their marks', () => {
  const html = render({ type: 'text', paragraphs: ['Methods: {paymentMethods}. More: [see](page:faq).', 'Other.'] })
  expect(html).toMatch(/<p>Methods:<\/p><ul.*#scheme".*#cash-on-delivery"[^>]*>Cash on delivery<\/li><\/ul><p>More: <a/)
  expect(render({ type: 'text', paragraphs: ['Methods: {paymentMethods}.'] })).not.toContain('<p></p>')
})

test('SHELL-43 the blocks of the home page show the lead, the figures of the market, and links only to what there is', () => {
  const link = { label: 'Go', to: 'search:sales' }
  const hero = render({ type: 'hero', title: 'In {country}', scene: 'range', links: [link] })
  expect(hero).toMatch(/<h1[^>]*>In Ireland<\/h1>.*A Ireland lead\..*href="\/search\/sales"/)
  const items = [{ icon: 'delivery', title: 'To {country}', text: 'Soon' }] as const
  expect(render({ type: 'benefits', items })).toMatch(/<strong[^>]*>To Ireland<\/strong>/)
  const banner = { type: 'banner', scene: 'kitchen', eyebrow: 'Brand', title: 'T', text: 't' } as const
  expect(render({ ...banner, link })).toMatch(/Brand.*<h2[^>]*>T<\/h2>.*href="\/search\/sales"/)
  expect(render({ ...banner, link: { label: 'Go', to: 'department:none' } })).toBe('')
})

test('CMS-04 items, articles, departments and brands stand where an editor puts them, and nowhere without any', () => {
  expect(render({ type: 'items', heading: 'In it', skus: ['EX30010001'] }, 'cards')).toMatch(/In it<\/h2>cards/)
  expect(render({ type: 'items', skus: ['EX30010001'] })).toBe('')
  expect(render({ type: 'articles', heading: 'Guides' }, null, null, 'own')).toMatch(/Guides<\/h2>own/)
  for (const type of ['departments', 'brands'] as const) expect(render({ type }, null, null, 'own')).toBe('own')
  for (const type of ['articles', 'departments', 'brands'] as const) expect(render({ type })).toBe('')
})
