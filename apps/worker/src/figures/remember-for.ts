/** Reads again only what is older than `ms`; what fails is tried again at the next call. */
export function rememberFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly value: Value; readonly at: number } | undefined
  return async () => {
    if (!known || performance.now() - known.at >= ms) known = { value: await read(), at: performance.now() }
    return known.value
  }
}
