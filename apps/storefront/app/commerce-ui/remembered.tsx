import { createContext, type ReactElement, type ReactNode, use } from 'react'

/** Values that decide what a part shows. Objects are data of the page, which nothing changes. */
export type Shown = readonly (string | number | object | undefined)[]

/** What the server knows of the HTML of parts that are the same on many pages. */
export interface HtmlMemory {
  /** What React is to render for a part: a mark where its HTML is remembered. */
  partOf(name: string, shows: Shown, part: ReactElement): ReactNode
}

/** While the server renders a document that is the same for all: the HTML it remembers. */
export const HtmlMemoryContext = createContext<HtmlMemory | undefined>(undefined)

interface RememberedProps {
  /** Unique among remembered parts, each of which stands in a page once. */
  readonly name: string
  /**
   * Everything that decides what the part shows, besides the shop of the page (`ShopData` without its visitor), its
   * toggles, and what is the same on every page; undefined where it is not to be remembered. What is missing here is shown as on another page.
   */
  readonly shows: Shown | undefined
  /** The part, an element without bare text at its ends. It preloads no picture, and holds neither fragments nor scripts of the document. */
  readonly children: ReactElement
}

/**
 * A part that React hydrates like any other, but whose HTML the server remembers: it need not render a menu again that is
 * the same on every page of a market. In scripts of the browser the part alone is left (`vite/without-remembered.ts`).
 */
export function Remembered({ name, shows, children }: RememberedProps) {
  const memory = use(HtmlMemoryContext)
  return shows && memory ? memory.partOf(name, shows, children) : children
}
