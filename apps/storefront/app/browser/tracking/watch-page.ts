import { type Press, takePresses } from './early-presses.ts'
import { skuOfLink, skusListedIn } from './listed-skus.ts'
import type { Occurrence } from './track.ts'

/** Products of one block of recommendations, as its cards name it. */
export interface SeenRecommendation {
  readonly action: 'show' | 'click'
  readonly id: string
  readonly name: string
  readonly skus: readonly string[]
  /** Of the page that they are on. */
  readonly path: string
}

interface PageWatcher {
  /** Called when recommended products come into view, once for each on a page, or are opened or put into the cart (TRACK-10). */
  readonly onRecommendation: (seen: SeenRecommendation) => void
  readonly onOccurrence: (occurrence: Occurrence) => void
  /** Called when a form with a password is sent. */
  readonly onLogin: (event: 'login' | 'sign_up') => void
  /** Called when the page may be being left. */
  readonly onLeave: () => void
}

const CARDS = '[data-recommendation-id]'
/** How long cards that come into view are collected, in ms. */
const COLLECT_MS = 500

/** Watches what happens on all pages by a few listeners of the document, and what was pressed before. Returns what ends it. */
export function watchPage({ onRecommendation, onOccurrence, onLogin, onLeave }: PageWatcher): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true } as const
  const cards = watchCards(onRecommendation)
  const leave = () => {
    cards.tell()
    onLeave()
  }

  function click({ target, path }: Press): void {
    const link = target.closest('a')
    const card = target.closest<HTMLElement>(CARDS)
    const sku = skuOfLink(link ?? card?.querySelector('a') ?? null)
    if (card && sku) onRecommendation({ action: 'click', ...namesOf(card), skus: [sku], path })
    const list = link?.closest('[data-tracked-list]')
    if (sku && list && !card)
      onOccurrence({ kind: 'select-item', list: listOfPage(), sku, index: skusListedIn(list).indexOf(sku) })
  }
  function submit({ target, path }: Press): void {
    if (!(target instanceof HTMLFormElement)) return
    // A form that adds several products at once stands next to their cards.
    const { recommended } = target.dataset
    const card = recommended && target.parentElement?.querySelector<HTMLElement>(CARDS)
    if (card) onRecommendation({ action: 'click', ...namesOf(card), skus: recommended.split(','), path })
    if (!target.querySelector('input[type="password"]')) return
    onLogin(target.querySelector('[autocomplete="new-password"]') ? 'sign_up' : 'login')
  }
  const watch = { click, submit }
  for (const press of takePresses()) watch[press.type](press)
  for (const type of ['click', 'submit'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) watch[type]({ type, target, path: location.pathname })
      },
      options,
    )
  window.addEventListener('pagehide', leave, options)
  document.addEventListener('visibilitychange', () => document.hidden && leave(), options)
  return () => {
    stop.abort()
    cards.stop()
  }
}

/** The list that the page shows, by its path and its heading. */
function listOfPage() {
  const id = location.pathname.split('/').findLast(Boolean) ?? ''
  // Headings have soft hyphens in their long words.
  return { id, name: (document.querySelector('h1')?.textContent ?? id).replaceAll('\u00ad', '') }
}

/** Tells of products that were put into the cart from their cards before any code but the starter was there. */
export function earlyRecommendationsOf(skus: readonly string[]): SeenRecommendation[] {
  return skus.flatMap(sku => {
    const form = document.querySelector(`${CARDS} form[data-quick-add="${CSS.escape(sku)}"]`)
    const card = form?.closest<HTMLElement>(CARDS)
    return card ? [{ action: 'click' as const, ...namesOf(card), skus: [sku], path: location.pathname }] : []
  })
}

function namesOf({ dataset }: HTMLElement) {
  const { recommendationId: id = '', recommendationName: name = '' } = dataset
  return { id, name: name || id }
}

/** Cards that come into view, by their block; those that are added to the page later too. */
function watchCards(onRecommendation: PageWatcher['onRecommendation']) {
  const known = new WeakSet<Element>()
  let seen: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Tells what was collected so far. */
  function tell(): void {
    clearTimeout(timer)
    timer = undefined
    const blocks = Map.groupBy(seen, card => card.dataset.recommendationId ?? '')
    seen = []
    for (const [id, cards] of blocks) {
      const [first] = cards
      const skus = cards.flatMap(card => skuOfLink(card.closest('a') ?? card.querySelector('a')) ?? [])
      if (id && first && skus.length > 0) onRecommendation({ action: 'show', ...namesOf(first), skus, path: location.pathname })
    }
  }
  const views = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        views.unobserve(target)
        seen.push(target)
        timer ??= setTimeout(tell, COLLECT_MS)
      }
    },
    { threshold: 0.5 },
  )
  function find(): void {
    for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
      if (known.has(card)) continue
      known.add(card)
      views.observe(card)
    }
  }
  const additions = new MutationObserver(find)
  additions.observe(document.body, { childList: true, subtree: true })
  find()
  return {
    tell,
    stop() {
      tell()
      additions.disconnect()
      views.disconnect()
    },
  }
}
