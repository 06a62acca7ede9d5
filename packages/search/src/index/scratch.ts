/** Working memory of searches. They share it: each runs from beginning to end without waiting. */
export class Scratch {
  /** Score of each document found. */
  scores = new Float32Array(0)
  /** Score of each document for the word in hand; zero between words. */
  wordScores = new Float32Array(0)
  /** How many words each document has; zero between searches. */
  wordCounts = new Uint8Array(0)
  /** Documents found. */
  found = new Uint32Array(0)
  /** Which filters each document found fails, a bit each, at the same places. */
  failures = new Uint32Array(0)
  /** What the documents found are ordered by, at the same places. */
  keys = new Float64Array(0)
  /** Documents found for the word in hand. */
  foundForWord = new Uint32Array(0)

  /** Makes room for documents with numbers below a bound. */
  makeRoom(bound: number): void {
    if (bound <= this.scores.length) return
    const size = Math.ceil(bound * 1.05) + 64
    this.scores = new Float32Array(size)
    this.wordScores = new Float32Array(size)
    this.wordCounts = new Uint8Array(size)
    this.found = new Uint32Array(size)
    this.failures = new Uint32Array(size)
    this.keys = new Float64Array(size)
    this.foundForWord = new Uint32Array(size)
  }

  /** Lists all documents as found. */
  findAll(bound: number): void {
    for (let document = 0; document < bound; document++) this.found[document] = document
  }
}
