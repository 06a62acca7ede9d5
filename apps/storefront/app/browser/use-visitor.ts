import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ShopData, Visitor } from '../request/shop-data.ts'
import { mayHaveSession, rememberVisitor } from './visitor-memory.ts'

/**
 * The data of a page with what it shows of its visitor. A page that is the same for all comes without, and the browser
 * asks: the starter as soon as the page is there, and this with every page that follows, for the cart may have changed in
 * another window.
 */
export function useVisitor<Data extends ShopData | undefined>(data: Data): Data {
  const { pathname } = useLocation()
  const { formMethod = 'GET' } = useNavigation()
  const [known, setKnown] = useState<Visitor>()
  // A form may have begun a session, such as that of the login.
  const hasSentForm = useRef(false)
  const hasAsked = useRef(false)
  const isForAll = data?.isForAll === true
  const sent = isForAll ? undefined : data
  useEffect(() => {
    if (formMethod !== 'GET') hasSentForm.current = true
  }, [formMethod])
  useEffect(() => {
    if (!sent) return
    remember(sent, false)
    setKnown(sent)
  }, [sent])
  // Before the starter repeats what was clicked early, which may be the cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for every page
  useLayoutEffect(() => {
    if (!isForAll || !(hasSentForm.current || mayHaveSession())) return
    const early = hasAsked.current ? undefined : window.starter?.visitor
    hasAsked.current = true
    let isLeft = false
    const know = (visitor: Visitor) => {
      if (isLeft) return
      remember(visitor, true)
      setKnown(visitor)
    }
    const ask = async () => (await import('./fetch-visitor.ts')).fetchVisitor()
    if (early?.known) know(early.known)
    else {
      setKnown(current => current ?? UNKNOWN)
      const answer = early ? early.answer.catch(ask) : ask()
      answer.then(know, () => undefined)
    }
    return () => {
      isLeft = true
    }
  }, [isForAll, pathname])
  // The same as long as both are: all that shows something of the shop is rendered again with it.
  return useMemo(() => {
    if (!data || !isForAll || !known) return data
    const { cart, customer, isCartUnknown } = known
    return { ...data, cart, customer, isCartUnknown }
  }, [data, isForAll, known])
}

/** Not answered yet, or not at all: the link to the cart leads to its page, which asks again and says what is wrong. */
const UNKNOWN: Visitor = { cart: null, customer: null, isCartUnknown: true }

function remember(visitor: Visitor, isCertain: boolean): void {
  try {
    rememberVisitor(visitor, localStorage, isCertain)
  } catch {
    // A browser that stores nothing asks each time.
  }
}
