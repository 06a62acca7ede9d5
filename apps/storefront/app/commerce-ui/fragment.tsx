import { createContext, type FormEvent, type MouseEvent, use, useMemo } from 'react'

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
  /** Events of what is inside, which React does not know. */
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  readonly onSubmit?: (event: FormEvent<HTMLElement>) => void
}

/**
 * Shows a fragment. Its HTML travels once: in the document, or in the data of a navigation. React leaves its inside alone,
 * also while it hydrates; listeners for it are on elements around it.
 */
export function Fragment({ fragment: { id, html }, className = 'contents', ...events }: FragmentProps) {
  const ofDocument = use(FragmentsContext)
  // Read when React really writes it. While it hydrates it does not; where it starts over after an error, the HTML of the
  // document still stands and is taken from there.
  const content = useMemo(
    () => ({
      get __html(): string {
        return html ?? ofDocument?.get(id) ?? standingHtml(id)
      },
    }),
    [id, html, ofDocument],
  )
  return (
    <div
      data-fragment={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React on the server has written it
      dangerouslySetInnerHTML={content}
      {...events}
    />
  )
}

function standingHtml(id: string): string {
  return document.querySelector(`[data-fragment="${CSS.escape(id)}"]`)?.innerHTML ?? ''
}
