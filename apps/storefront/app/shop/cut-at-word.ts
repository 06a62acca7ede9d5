/** A text of at most so many characters, cut behind a whole word with an ellipsis where it is longer. */
export function cutAtWord(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  const room = plain.slice(0, maxLength)
  const end = room.lastIndexOf(' ')
  const words = end > 0 ? room.slice(0, end) : room.slice(0, maxLength - 1)
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}
