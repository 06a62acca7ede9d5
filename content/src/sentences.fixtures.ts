/** Sentences of a text without its marks: facts, targets of links and signs of bold words are the same in every language. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/\{\w+\}/g, ' ')
    .replace(/[*[\]]/g, '')
    .split(/(?<=[.!?:;])\s/)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
