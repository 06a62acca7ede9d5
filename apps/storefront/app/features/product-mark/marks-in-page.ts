import { fetchShopFile, sendShopForm } from '@shop/contract/shop-file'
import { MAX_CHOSEN_PRODUCTS } from '@shop/domain/product'
import { MAX_SHOPPING_LIST_LINES } from '@shop/domain/shopping-list'
import { logBrowserError } from '../../browser/environment.ts'
import { priceDisplay, showPrices } from '../../browser/price-display.ts'
import { lastingCookie, writeCookie } from '../../request/cookies.ts'
import { readCompared, readWishList, type WishMemory, writeCompared, writeWishList } from './mark-memory.ts'

/** Where the marks are shown, and for whom. */
export interface MarkPlace {
  /** Path of the home page. */
  readonly home: string
  readonly isCustomer: boolean
}

/** What is answered of a change of the wish list in the account. */
export interface WishListAnswer {
  readonly skus: readonly string[]
}

/** The highest number that a badge says. */
const MAX_COUNT = 99

/** How long a note stays, in ms. */
const NOTE_MS = 8000

let open: { place: MarkPlace; marks: ReturnType<typeof openMarks> } | undefined

/** Shows which products of the page are saved and compared, and keeps showing it as long as the window is open. */
export function showMarks(place: MarkPlace): ReturnType<typeof openMarks> {
  const isSame = open?.place.home === place.home && open.place.isCustomer === place.isCustomer
  if (!open || !isSame) {
    open?.marks.leave()
    open = { place, marks: openMarks(place) }
  }
  return open.marks
}

function openMarks({ home, isCustomer }: MarkPlace) {
  let wishes = attempt(() => readWishList(localStorage), { skus: [], isOfAccount: false } as WishMemory)
  let compared = attempt(() => readCompared(localStorage), [])
  const bar = openBar(home)
  const paint = () => {
    const pressed = { wish: wishes.skus, compare: compared, prices: [priceDisplay()] } as Readonly<
      Record<string, readonly string[]>
    >
    for (const button of document.querySelectorAll<HTMLElement>('button[data-mark][data-sku]')) {
      const { mark = '', sku = '' } = button.dataset
      const isPressed = String(pressed[mark]?.includes(sku) ?? false)
      if (button.ariaPressed !== isPressed) button.ariaPressed = isPressed
    }
    const count = wishes.skus.length > MAX_COUNT ? `${MAX_COUNT}+` : String(wishes.skus.length || '')
    for (const badge of document.querySelectorAll<HTMLElement>('[data-wish-count]')) {
      if (badge.textContent === count) continue
      badge.textContent = count
      badge.hidden = count === ''
    }
  }
  const keepWishList = (next: WishMemory) => {
    wishes = next
    attempt(() => writeWishList(localStorage, next), undefined)
    paint()
    dispatchEvent(new Event(WISHES_CHANGED))
  }
  const keepCompared = (next: readonly string[]) => {
    compared = next
    attempt(() => writeCompared(localStorage, next), undefined)
    paint()
    return bar.show(next)
  }

  const wish = async (sku: string) => {
    const before = wishes
    const isSaved = wishes.skus.includes(sku)
    if (!isSaved && wishes.skus.length >= MAX_SHOPPING_LIST_LINES) return bar.say('wishes-full', compared)
    const skus = isSaved ? wishes.skus.filter(other => other !== sku) : [...wishes.skus, sku]
    keepWishList({ ...wishes, skus })
    if (!isCustomer) return bar.say(isSaved ? 'removed' : 'saved', compared)
    try {
      const { skus: stored } = await sendShopForm<WishListAnswer>(`${home}wish-list.json`, { [isSaved ? 'remove' : 'add']: sku })
      keepWishList({ skus: stored, isOfAccount: true })
      await bar.say(isSaved ? 'removed' : 'saved', compared)
    } catch (error) {
      logBrowserError('The wish list could not be changed', error)
      keepWishList(before)
      await bar.say('failed', compared)
    }
  }
  const compare = async (sku: string) => {
    if (compared.includes(sku)) return keepCompared(compared.filter(other => other !== sku))
    if (compared.length >= MAX_CHOSEN_PRODUCTS) return bar.say('full', compared)
    return keepCompared([...compared, sku])
  }
  /** Hands what a guest has saved over to the account, once, and learns what other devices have saved there. */
  const meetAccount = async () => {
    try {
      const guest = wishes.isOfAccount ? [] : wishes.skus
      const { skus } = await sendShopForm<WishListAnswer>(
        `${home}wish-list.json`,
        guest.length > 0 ? { add: guest.join(',') } : {},
      )
      keepWishList({ skus, isOfAccount: true })
    } catch (error) {
      // The device keeps what it has and asks again with the next page.
      logBrowserError('The wish list of the account could not be read', error)
    }
  }

  // What comes later, such as another page or more cards.
  const observer = new MutationObserver(paint)
  observer.observe(document.body, { childList: true, subtree: true })
  paint()
  if (compared.length > 0) void bar.show(compared)
  const met = isCustomer ? meetAccount() : Promise.resolve()
  return {
    /** Resolves when the list of the account is known, for who has one. */
    met,
    wishes: () => wishes.skus,
    async answer({ dataset: { mark, sku = '' } }: HTMLElement): Promise<void> {
      if (mark === 'wish') await met.then(() => wish(sku))
      else if (mark === 'compare') await compare(sku)
      else if (mark === 'prices') {
        writeCookie(lastingCookie(showPrices(sku === 'net' ? 'net' : 'gross')))
        paint()
      } else if (mark === 'compare-none') await keepCompared([])
      // A link to the comparison without it, which is followed besides.
      else if (mark === 'compare-less') await keepCompared(compared.filter(other => other !== sku))
    },
    leave() {
      observer.disconnect()
      bar.remove()
    },
  }
}

/** Told at the window when a wish came or went. */
export const WISHES_CHANGED = 'shop:wishes'

/** The bar at the bottom with what is compared, and notes above it: HTML of the shop, so that no script has its texts. */
function openBar(home: string) {
  const place = document.createElement('div')
  place.className = 'mark-bar no-print'
  place.dataset.fragment = 'marks'
  const note = document.createElement('div')
  note.role = 'status'
  note.className = 'mark-note'
  const chosen = document.createElement('div')
  place.append(note, chosen)
  document.body.append(place)
  let shown: Promise<unknown> | undefined
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (skus: readonly string[]): Promise<unknown> => {
    if (shown && last === skus.join()) return shown
    last = skus.join()
    const asked = last
    shown = fetchShopFile<{ html: string }>(`${home}product-marks.json?skus=${asked}`)
      .then(({ html }) => {
        // Another press may have been answered first.
        if (asked === last) chosen.innerHTML = html
      })
      .catch((error: unknown) => {
        shown = undefined
        logBrowserError('What is compared could not be shown', error)
      })
    return shown
  }
  return {
    show,
    /** Says something in words for a while. */
    async say(what: 'saved' | 'removed' | 'failed' | 'full' | 'wishes-full', skus: readonly string[]): Promise<void> {
      await show(skus)
      const words = chosen.querySelector<HTMLTemplateElement>(`template[data-say="${what}"]`)
      if (!words) return
      clearTimeout(timer)
      note.replaceChildren(words.content.cloneNode(true))
      timer = setTimeout(() => note.replaceChildren(), NOTE_MS)
    },
    remove() {
      clearTimeout(timer)
      place.remove()
    },
  }
}

/** What a browser that stores nothing answers is `otherwise`. */
function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** HTML of saved items, by their SKUs with commas between; undefined after a failure. */
export async function loadWishList(home: string, skus: string): Promise<string | undefined> {
  try {
    return (await fetchShopFile<{ html: string }>(`${home}wish-list.json?skus=${skus}`, { isPersonal: true })).html
  } catch (error) {
    logBrowserError('The wish list could not be shown', error)
    return undefined
  }
}
