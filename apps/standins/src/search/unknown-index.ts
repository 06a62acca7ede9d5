/** No index has the name. */
export class UnknownIndex extends Error {
  constructor(index: string) {
    super(`Index ${index} does not exist`)
  }
}
