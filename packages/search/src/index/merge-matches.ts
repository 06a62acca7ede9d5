import type { Match } from './match.ts'
import type { Scratch } from './scratch.ts'

/** What another text finds counts hardly less than what the typed one does. */
const SHARE_OF_OTHERS = 0.97

/**
 * Finds documents for each of several texts that mean the same, and puts together what fits as well as the best of them: what
 * fits one text in part is left out where all of another's do. The documents and scores stand in the scratch memory.
 */
export function matchAny(texts: readonly string[], match: (text: string) => Match, scratch: Scratch): Match {
  const all = texts.map((text, place) => {
    const found = match(text)
    const documents = scratch.found.slice(0, found.count)
    const share = place === 0 ? 1 : SHARE_OF_OTHERS
    return { found, documents, scores: Float32Array.from(documents, document => (scratch.scores[document] as number) * share) }
  })
  const found = all.filter(({ found }) => found.count > 0)
  const level = Math.min(...found.map(({ found }) => found.level))
  const best = found.filter(({ found }) => found.level === level)
  const [first] = best
  if (!first) return (all[0] as (typeof all)[number]).found
  let count = 0
  for (const { documents, scores } of best)
    documents.forEach((document, place) => {
      const score = scores[place] as number
      if (scratch.wordCounts[document] === 1) scratch.scores[document] = Math.max(scratch.scores[document] as number, score)
      else {
        scratch.wordCounts[document] = 1
        scratch.scores[document] = score
        scratch.found[count++] = document
      }
    })
  for (let place = 0; place < count; place++) scratch.wordCounts[scratch.found[place] as number] = 0
  return { ...first.found, count }
}
