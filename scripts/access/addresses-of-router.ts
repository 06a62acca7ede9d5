/** Paths of a router of Fastify, of the tree that `printRoutes` draws. */
export function addressesOf(drawing: string): string[] {
  const above: string[] = []
  return drawing.split('\n').flatMap(row => {
    const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S+)/.exec(row) ?? []
    if (!part) return []
    const depth = indent.length / 4
    above.splice(depth, Number.POSITIVE_INFINITY, part)
    return [above.join('')]
  })
}
