import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createContext, type RouterContextProvider } from 'react-router'
import { isDocumentRequest } from '../request/document-request.ts'
import type { ShopData } from '../request/shop-data.ts'
import { ShopProvider } from '../request/use-shop.tsx'
import type { FragmentData } from './fragment.tsx'
import { decodeHtml, encodeHtml } from './html-bytes.server.ts'
import { withSoftHyphens } from './soft-hyphens.server.ts'
import { SoftHyphensContext } from './soft-hyphens.ts'

/** Fragments of a document by id, encoded. */
export type DocumentFragments = Map<string, Uint8Array>

/** Those of the document that is made; null until there is one. */
const fragmentsContext = createContext<DocumentFragments | null>(null)

/** The fragments of the document that a request is for, to be added to. */
export function documentFragments(context: Readonly<RouterContextProvider>): DocumentFragments {
  const fragments = context.get(fragmentsContext) ?? new Map()
  context.set(fragmentsContext, fragments)
  return fragments
}

/** Hands a fragment to the page: its HTML goes into the document, or along with the data of a navigation. */
export type SendFragment = (id: string, html: string) => FragmentData

/** How the loaders of a request send fragments. */
export function fragmentSender(context: Readonly<RouterContextProvider>, request: Request): SendFragment {
  return isDocumentRequest(request) ? senderInto(documentFragments(context)) : (id, html) => ({ id, html })
}

/** Sends fragments of a document, encoded once. */
export function senderInto(fragments: DocumentFragments): SendFragment {
  return (id, html) => {
    fragments.set(id, encodeHtml(html))
    return { id }
  }
}

/** What a still part may read of the shop around it, besides market and language. */
type Used =
  | Exclude<keyof ShopData, 'isForAll' | 'cart' | 'customer' | 'isCartUnknown' | 'requestId' | 'country' | 'language' | 'market'>
  | 'isSignedIn'

interface StillPart {
  /** Unique among still parts: tells those apart that show the same input. */
  readonly name: string
  /** Everything that it shows and that is not the shop's: what stays the same makes the same HTML. */
  readonly input: unknown
  readonly uses?: readonly Used[]
}

/** Any customer: that someone is signed in, and nothing about them. */
const SIGNED_IN = { firstName: '', lastName: '', email: '' }

/** Most memory that remembered HTML takes, in bytes. */
const MAX_BYTES = 8_000_000

const remembered = new LRUCache<string, Uint8Array>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => html.length + key.length,
})

/**
 * HTML of a part of a page that is the same for everybody, rendered once per content. The part sees of the shop what it
 * says it uses and nothing else, so that nothing it shows is missing in what it is remembered by, and nothing personal can
 * be in it.
 */
export function renderStill(data: ShopData, { name, input, uses = [] }: StillPart, render: () => ReactNode): string {
  const used = Object.fromEntries(
    uses.map(field => (field === 'isSignedIn' ? ['customer', data.customer ? SIGNED_IN : null] : [field, data[field]])),
  )
  const content = JSON.stringify([name, data.country, data.language, used, input])
  const key = createHash('sha256').update(content).digest('base64')
  // While a developer works on the pages, components change without their input.
  const known = import.meta.hot ? undefined : remembered.get(key)
  if (known !== undefined) return decodeHtml(known)
  const html = renderInStillShop({ ...shopForEverybody(data), ...used }, render())
  remembered.set(key, encodeHtml(html))
  return html
}

/** HTML of a part that is put together from parts which are remembered; see `renderStill`. */
export function renderFrame(data: ShopData, element: ReactNode): string {
  return renderInStillShop(shopForEverybody(data), element)
}

function renderInStillShop(data: ShopData, element: ReactNode): string {
  return renderToStaticMarkup(
    <ShopProvider data={data}>
      <SoftHyphensContext value={text => withSoftHyphens(text, data.language)}>{element}</SoftHyphensContext>
    </ShopProvider>,
  )
}

function shopForEverybody({ country, language, market }: ShopData): ShopData {
  return {
    country,
    language,
    market,
    today: '',
    requestId: '',
    localPort: null,
    departments: [],
    menuHref: '',
    contact: null,
    outside: { social: {} },
    hasNetInvoices: false,
    isForAll: true,
    cart: null,
    isCartUnknown: false,
    customer: null,
    volumeOffers: {},
    widgets: [],
  }
}
