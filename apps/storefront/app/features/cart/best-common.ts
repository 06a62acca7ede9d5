interface Counted<Item> {
  readonly item: Item
  readonly answers: number
  readonly places: number
}

/** The items that most answers have, of those the ones that stand first in them; equal ones in the order they came. */
export function bestCommon<Item extends { readonly id: string }>(
  answers: readonly (readonly Item[])[],
  limit: number,
): readonly Item[] {
  const counted = new Map<string, Counted<Item>>()
  for (const answer of answers)
    for (const [place, item] of answer.entries()) {
      const { answers: before, places } = counted.get(item.id) ?? { answers: 0, places: 0 }
      counted.set(item.id, { item, answers: before + 1, places: places + place })
    }
  return [...counted.values()]
    .sort((a, b) => b.answers - a.answers || a.places / a.answers - b.places / b.answers)
    .slice(0, limit)
    .map(({ item }) => item)
}
