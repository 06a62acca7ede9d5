import { useEffect, useRef, useState } from 'react'
import { Fragment, type FragmentData } from '../commerce-ui/fragment.tsx'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { findCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenHead } from '../seo/hidden-page-head.ts'
import { pageTitle } from '../seo/snippet-text.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/wish-list'
import { renderWishList } from './marks-view.server.tsx'

/** The list of the account for who is signed in; that of a guest is on their device alone. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const words = {
    title: t('wishList.title'),
    onDevice: t('wishList.onDevice'),
    inAccount: t('wishList.inAccount'),
    noScripts: t('wishList.noScripts'),
  }
  const head = pageTitle(t, words.title)
  if (!(await findCustomer(shop))) return { head, words, skus: undefined, list: undefined }
  const [data, { skus }] = await Promise.all([loadShopData(context, url), shop.client.call('getWishList', {})])
  const list = fragmentSender(context, request)('wishes', await renderWishList(shop, data, skus))
  return { head, words, skus, list }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? hiddenHead(loaderData.head) : [])

/** What a visitor has saved with the heart of a product, with prices and stock of now (ACC-01). */
export default function WishList({ loaderData: { words, skus, list } }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useWishList(skus, () => title.current?.focus())
  const fragment = shown ?? list
  return (
    <div className="wrap py-10">
      <h1 ref={title} tabIndex={-1} className="text-h1">
        {words.title}
      </h1>
      <p className="mt-3 mb-8 flex max-w-[70ch] flex-wrap items-center gap-x-4 text-ink-700">
        {skus ? words.inAccount : words.onDevice}
        {skus ? null : (
          <a
            href={hrefs.login(`${hrefs.home()}wish-list/`)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {t('login.signIn')}
          </a>
        )}
      </p>
      {skus ? null : (
        <noscript>
          <p className="rounded-panel bg-steel-50 px-6 py-8">{words.noScripts}</p>
        </noscript>
      )}
      {fragment ? <Fragment fragment={fragment} className="block" /> : <div className="min-h-96" aria-busy="true" />}
    </div>
  )
}

/**
 * The wishes of this device as they become known and change; undefined while they are as the page came. `onRemoved` is called where the
 * pressed heart goes with its card.
 */
function useWishList(known: readonly string[] | undefined, onRemoved: () => void): FragmentData | undefined {
  const { hrefs, data } = useShop()
  const home = hrefs.home()
  const isCustomer = data.customer !== null
  const [html, setHtml] = useState<string>()
  const shown = useRef(known?.join())
  const removed = useRef(onRemoved)
  useEffect(() => {
    removed.current = onRemoved
  })
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    const open = async () => {
      const { showMarks, loadWishList, WISHES_CHANGED } = await import('../features/product-mark/marks-in-page.ts')
      const marks = showMarks({ home, isCustomer })
      const show = async () => {
        const skus = marks.wishes().join()
        if (isLeft || shown.current === skus) return
        const before = shown.current
        shown.current = skus
        const found = await loadWishList(home, skus)
        if (isLeft || found === undefined || shown.current !== skus) return
        const isFocused = document.activeElement?.matches('main [data-mark]') ?? false
        setHtml(found)
        if (before !== undefined && isFocused) removed.current()
      }
      const changed = () => void show()
      addEventListener(WISHES_CHANGED, changed)
      stop = () => removeEventListener(WISHES_CHANGED, changed)
      await marks.met
      await show()
    }
    void open()
    return () => {
      isLeft = true
      stop()
    }
  }, [home, isCustomer])
  return html === undefined ? undefined : { id: 'wishes', html }
}
