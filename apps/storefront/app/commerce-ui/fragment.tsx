import { type ComponentType, createContext, type MouseEvent, Suspense, use, useMemo, useState } from 'react'

/** A still part of a page, which the server renders and React does not hydrate. */
export interface FragmentData {
  /** Unique in its page. */
  readonly id: string
  /** Missing in the data of a document, which has it already. */
  readonly html?: string
}

/** While the server renders a document: the HTML of its fragments by id. */
export const FragmentsContext = createContext<ReadonlyMap<string, string> | undefined>(undefined)

interface FragmentProps {
  readonly fragment: FragmentData
  /** Default `contents`, so that the fragment stands among its neighbours as if it had no element of its own. */
  readonly className?: string
  /** Clicks on what is inside, which React does not know. */
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Shows a fragment. Its HTML travels once: in the document, or in the data of a navigation. React leaves its inside alone,
 * also while it hydrates; listeners for it are on elements around it.
 */
export function Fragment({ fragment: { id, html }, className = 'contents', onClick }: FragmentProps) {
  const ofDocument = use(FragmentsContext)
  const content = useMemo(() => new FragmentContent(id, html ?? ofDocument?.get(id)), [id, html, ofDocument])
  return (
    <div
      data-fragment={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React on the server has written it
      dangerouslySetInnerHTML={content}
      {...(onClick ? { onClick } : {})}
    />
  )
}

/**
 * Read when React really writes it. While it hydrates it does not; where it starts over after an error, the HTML of the document
 * still stands and is taken from there.
 */
class FragmentContent {
  readonly #id: string
  readonly #html: string | undefined

  constructor(id: string, html: string | undefined) {
    this.#id = id
    this.#html = html
  }

  get __html(): string {
    return this.#html ?? standingHtml(this.#id) ?? ''
  }
}

function standingHtml(id: string): string | undefined {
  return standing.get(id) ?? document.querySelector(`[data-fragment="${CSS.escape(id)}"]`)?.innerHTML
}

/** In the browser: HTML of the document that outlives the element it stood in. */
const standing = new Map<string, string>()

interface StandingProps {
  readonly id: string
  /** Shows the same where the document came without it. */
  readonly fallback: ComponentType
}

/**
 * A still part that stands around every page. It comes with the document and not with navigations: as long as the window
 * is open it stays as it is. A window that was opened at a page without it, such as one of the checkout, renders it itself.
 */
export function Standing({ id, fallback: Fallback }: StandingProps) {
  const ofDocument = use(FragmentsContext)
  const [hasHtml] = useState(() => {
    if (typeof document === 'undefined') return ofDocument?.has(id) ?? false
    // Empty is there too: a part may have nothing to show, such as no campaign.
    const html = standingHtml(id)
    if (html !== undefined) standing.set(id, html)
    return html !== undefined
  })
  return hasHtml ? (
    <Fragment fragment={{ id }} />
  ) : (
    <Suspense>
      <Fallback />
    </Suspense>
  )
}
