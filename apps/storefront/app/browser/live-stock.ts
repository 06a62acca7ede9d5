import { refreshShopFile } from '@shop/contract/shop-file'
import { type Availability, availabilityOf } from '@shop/domain/inventory'
import type { LiveStock } from '@shop/domain/live'
import type { ProductVariant } from '@shop/domain/product'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

/** Stock that is told while pages are open, and which SKUs they show. */
const told = new Map<string, LiveStock>()
const shown = new Map<string, number>()
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

/** Calls back when other SKUs are shown or other stock is told. Returns what ends it. */
export function onLiveStock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** SKUs of which the page wants to know the stock. */
export function shownSkus(): string[] {
  return [...shown.keys()]
}

/** Keeps the stock of SKUs as it was told, for all that shows them. */
export function storeLiveStock(stock: readonly LiveStock[]): void {
  for (const entry of stock) told.set(entry.sku, entry)
  announce()
}

/** Forgets what was told: no one tells any more when it is no longer so. */
export function forgetLiveStock(): void {
  if (told.size === 0) return
  told.clear()
  announce()
}

/** What was told last of the stock of a SKU that a component shows; undefined while nothing was. */
function useLiveStock(sku: string): LiveStock | undefined {
  useEffect(() => {
    shown.set(sku, (shown.get(sku) ?? 0) + 1)
    announce()
    return () => {
      const left = (shown.get(sku) ?? 1) - 1
      if (left === 0) shown.delete(sku)
      else shown.set(sku, left)
      announce()
    }
  }, [sku])
  return useSyncExternalStore(
    onLiveStock,
    () => told.get(sku),
    () => undefined,
  )
}

type Stocked = Pick<ProductVariant, 'sku' | 'availability'>

/** How many units of a variant there are: as the page was loaded, or as was told since (LIVE-10). */
export function useAvailability({ sku, availability }: Stocked): Availability['noChannel'] {
  const live = useLiveStock(sku)
  const { expectedDelivery, preorderQuantity } = availability.noChannel
  return live ? availabilityOf(live.availableQuantity, expectedDelivery, preorderQuantity).noChannel : availability.noChannel
}

/** How long after a change the page is loaded again, for servers to have read it; and how long between two such loads, in ms. */
const SETTLED_MS = 150
const PAUSE_MS = 2000

/**
 * Loads the page of a variant again once another stock or price of it was told: the server alone writes most of what shows it.
 * Shows nothing: a component of its own, since it is rendered with every step of a navigation.
 */
export function FreshProduct({ variant: { sku, availability } }: { readonly variant: Stocked }): null {
  const { revalidate } = useRevalidator()
  const live = useLiveStock(sku)
  const loadedAt = useRef(0)
  const loaded = availability.noChannel.availableQuantity
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that is told is answered once, whatever that brings
  useEffect(() => {
    if (!live || (live.availableQuantity === loaded && !live.hasNewPrice)) return
    const wait = Math.max(SETTLED_MS, loadedAt.current + PAUSE_MS - Date.now())
    const timer = setTimeout(async () => {
      loadedAt.current = Date.now()
      // Data of a page are kept for some seconds; these are no longer true.
      const path = location.pathname.replace(/\/$/, '/_')
      await refreshShopFile(`${path}.data${location.search}`)
      await revalidate()
    }, wait)
    return () => clearTimeout(timer)
  }, [live])
  return null
}
