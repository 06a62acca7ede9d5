/** How many letters have to be changed, added, removed or swapped with their neighbour to make one word the other. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let distance = Math.min(
        (last[column - 1] as number) + (isSame ? 0 : 1),
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
      )
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] as number) + 1)
      current.push(distance)
    }
    beforeLast = last
    last = current
  }
  return last[other.length] as number
}
