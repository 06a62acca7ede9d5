import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { encodeHtml } from '../commerce-ui/html-bytes.server.ts'
import { type DocumentFragments, renderStill } from '../commerce-ui/still.server.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { CampaignBanner } from './campaign-banner.tsx'
import { footerColumnsId } from './footer.tsx'
import { FooterColumns, FooterContact, FooterEnd } from './footer-parts.tsx'
import { InfoStrip } from './info-strip.tsx'

type Part = Parameters<typeof renderStill>[1]

/** What stands around every page and is still, with what each part of it shows. */
const PARTS: readonly (readonly [part: Part, render: () => ReactNode])[] = [
  [{ name: 'campaign', input: '', uses: ['campaign'] }, () => <CampaignBanner />],
  [
    { name: 'info-strip', input: '', uses: ['campaign', 'contact', 'hasNetInvoices', 'netPrices', 'rating'] },
    () => <InfoStrip />,
  ],
  [{ name: 'footer-contact', input: '', uses: ['contact', 'outside'] }, () => <FooterContact />],
  [{ name: 'footer-end', input: '', uses: ['netPrices', 'today', 'wishListName'] }, () => <FooterEnd />],
]

/** Adds what `Standing` shows to a document. */
export function addStandingParts(data: ShopData, fragments: DocumentFragments): void {
  for (const [id, html] of standingPartsOf(data)) fragments.set(id, html)
}

/** By all that they show: one for each locale, and for customers another. */
const remembered = new LRUCache<string, ReadonlyMap<string, Uint8Array>>({ max: 100 })

function standingPartsOf(data: ShopData): ReadonlyMap<string, Uint8Array> {
  const { country, language, campaign, contact, hasNetInvoices, netPrices, rating, outside, today, menuHref, customer } = data
  // The address of the menu names the content of the departments, which would be half of the key.
  const shown = [
    country,
    language,
    campaign,
    contact,
    hasNetInvoices,
    netPrices,
    rating,
    outside,
    today,
    menuHref,
    customer !== null,
  ]
  const key = JSON.stringify(shown)
  const known = import.meta.hot ? undefined : remembered.get(key)
  if (known) return known
  const columns: Part = { name: 'footer-columns', input: '', uses: ['contact', 'outside', 'departments', 'isSignedIn'] }
  const parts = new Map<string, Uint8Array>()
  for (const [part, render] of PARTS) parts.set(part.name, encodeHtml(renderStill(data, part, render)))
  parts.set(footerColumnsId(data), encodeHtml(renderStill(data, columns, () => <FooterColumns />)))
  remembered.set(key, parts)
  return parts
}
