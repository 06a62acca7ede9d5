import { dayIn } from '@shop/domain/market'
import { LRUCache } from 'lru-cache'
import type { RouterContextProvider } from 'react-router'
import {
  type DocumentFragments,
  documentFragments,
  fragmentSender,
  type SendFragment,
  senderInto,
} from '../commerce-ui/still.server.tsx'
import { isDocumentRequest } from '../request/document-request.ts'
import { type Packed, pack } from '../request/packed.ts'
import { type AskedCall, requestInputContext, type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { documentHeadContext } from '../seo/document-head.server.ts'

interface Remembered {
  readonly view: object
  readonly asked: readonly AskedCall[]
  readonly fragments: DocumentFragments
  readonly head: string
}

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly url: URL
}

/** Bytes of HTML; about a hundred listings. */
const MAX_BYTES = 8_000_000
/** What the data of a page take besides, roughly. */
const DATA_BYTES = 20_000
/** Longest a view is used, in ms: what it says of the time of day, such as of a campaign, is as old. */
const MAX_AGE_MS = 60_000

const views = new LRUCache<string, Remembered>({
  maxSize: MAX_BYTES,
  ttl: MAX_AGE_MS,
  sizeCalculation: ({ fragments, head }) => {
    let bytes = DATA_BYTES + head.length
    for (const html of fragments.values()) bytes += html.length
    return bytes
  },
})

/**
 * The view of a document, made again only when an answer that it was made of is another one: a middleware in the same
 * process gives the same answer until something in it changes. Asking for a dozen answers takes 0.1 ms, making a listing
 * of them 1 ms. For documents that no visitor has a part in; any other is made as ever. Views of documents are packed; those of
 * navigations may hold what is still being loaded.
 */
export async function rememberView<View extends object>(
  args: LoaderArgs,
  make: (send: SendFragment) => Promise<View>,
): Promise<View | Packed<View>> {
  const { context, request, url } = args
  const shop = context.get(shopContext)
  const isShared = () => !shop.isPersonal && shop.missing.length === 0 && shop.deferred.length === 0
  if (!isDocumentRequest(request)) return make(fragmentSender(context, request))
  if (import.meta.hot || request.method !== 'GET' || !isShared()) return pack(await make(fragmentSender(context, request)))
  const { host } = context.get(requestInputContext)
  const key = `${host} ${shop.now.slice(0, 10)} ${dayIn(shop.market, shop.now)} ${url.pathname}${url.search}`
  const known = views.get(key)
  if (known && (await isCurrent(known, shop))) {
    addAll(documentFragments(context), known.fragments)
    context.set(documentHeadContext, known.head)
    return pack(known.view as View)
  }
  const fragments: DocumentFragments = new Map()
  const view = await make(senderInto(fragments))
  addAll(documentFragments(context), fragments)
  if (isShared() && shop.cacheTags)
    views.set(key, { view, asked: [...shop.asked.values()], fragments, head: context.get(documentHeadContext) })
  return pack(view)
}

/** Whether every answer is the very object that it was; asked for, they also say what the page depends on. */
async function isCurrent({ asked }: Remembered, { client }: ShopRequest): Promise<boolean> {
  const answers = await Promise.all(
    asked.map(({ operation, params, customQuery }) => client.call(operation, params, customQuery).catch(() => undefined)),
  )
  return answers.every((answer, index) => answer === asked[index]?.answer)
}

function addAll(fragments: DocumentFragments, more: DocumentFragments): void {
  for (const [id, html] of more) fragments.set(id, html)
}

/** A view of what is there, or of what will be. */
export function once<Loaded, View>(loaded: Loaded | Promise<Loaded>, view: (value: Loaded) => View): View | Promise<View> {
  return loaded instanceof Promise ? loaded.then(view) : view(loaded)
}
