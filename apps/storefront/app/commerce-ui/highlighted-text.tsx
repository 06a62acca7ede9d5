import type { TextRange } from '@shop/domain/search'
import type { ReactNode } from 'react'

/** A text with the parts that were looked for in bold. */
export function HighlightedText({ text, ranges }: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const range of ranges) {
    if (range.start < end) continue
    parts.push(text.slice(end, range.start))
    parts.push(
      <mark key={range.start} className="bg-transparent font-bold text-ink-950">
        {text.slice(range.start, range.end)}
      </mark>,
    )
    end = range.end
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
