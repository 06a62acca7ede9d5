import { type MetaDescriptor, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { documentHeadContext, sendHead } from './document-head.server.ts'

const forPeople: MetaDescriptor[] = [
  { title: 'Sägen – Anvil' },
  { tagName: 'link', rel: 'canonical', href: 'https://anvil.de/saegen/' },
  { name: 'robots', content: 'noindex, follow' },
]

function documentHeadOf(head: MetaDescriptor[]) {
  const context = new RouterContextProvider()
  const rest = sendHead(context, head)
  return { rest, html: context.get(documentHeadContext) }
}

test('title, address and robots travel as data, everything else stands in the document alone', () => {
  const { rest, html } = documentHeadOf([
    ...forPeople,
    { name: 'description', content: 'Gut & "günstig"' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de-AT', href: 'https://anvil.at/saegen/' },
    { property: 'og:type', content: 'website' },
  ])
  expect(rest).toEqual(forPeople)
  expect(html).toBe(
    '<meta name="description" content="Gut &amp; &quot;günstig&quot;"/>' +
      '<link rel="alternate" hrefLang="de-AT" href="https://anvil.at/saegen/"/>' +
      '<meta property="og:type" content="website"/>',
  )
})

test('structured data cannot end its script, whatever a product is called', () => {
  const name = 'Säge </script><script>alert(1)</script> & <!-- \u2028'
  const { html } = documentHeadOf([{ 'script:ld+json': { name } }])
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ name })
})
