import type { CacheTag, ChangeSource } from '@shop/contract'
import { TaggedCache } from '@shop/contract/changes'
import type { OperationAnswer } from './operation-answer.ts'

/** Most that is remembered, in characters of JSON: some hundreds of listings, or thousands of products. */
const MAX_CHARACTERS = 16_000_000
/** Longest an answer is remembered, in ms: it may say what day it is. */
const MAX_AGE_MS = 60_000
/** Calls with longer bodies are asked by few. */
const MAX_KEY_LENGTH = 2000

interface Entry {
  readonly answer: OperationAnswer
  readonly tags: ReadonlySet<CacheTag>
  /** Length of key and answer as JSON. */
  readonly characters: number
  /** Epoch, ms. */
  readonly until: number
}

/**
 * Answers of operations that say what they depend on, until that changes: pages ask the same dozen questions thousands of
 * times. While changes do not arrive, nothing is taken from here. Answers are shared, so that no caller may change one.
 */
export class RememberedAnswers {
  readonly #changes: ChangeSource
  readonly #answers = new TaggedCache<Entry>({
    maxSize: MAX_CHARACTERS,
    sizeOf: ({ characters }) => characters,
    tagsOf: ({ tags }) => tags,
  })

  constructor(changes: ChangeSource) {
    this.#changes = changes
    changes.subscribe(purged => this.#answers.purge(purged))
  }

  /** The answer under a key, if it may be given now. */
  find(key: string): OperationAnswer | undefined {
    if (!this.#changes.isFollowing()) return undefined
    const entry = this.#answers.get(key)
    return entry && entry.until > Date.now() ? entry.answer : undefined
  }

  /**
   * Makes an answer and remembers it if `isShared` says so of it. What changed while it was made is not remembered: it may
   * show the old value.
   */
  async make<Answer extends OperationAnswer>(
    key: string,
    work: () => Promise<Answer>,
    isShared: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const making = this.#answers.beginMaking()
    try {
      const answer = await work()
      if (key.length > MAX_KEY_LENGTH || !isShared(answer)) return answer
      const tags = new Set(answer.cacheTags)
      if (!this.#changes.isFollowing() || making.isOutdatedBy(tags)) return answer
      const characters = key.length + JSON.stringify(answer.body).length
      this.#answers.set(key, { answer, tags, characters, until: Date.now() + MAX_AGE_MS })
      return answer
    } finally {
      making.end()
    }
  }
}
