import type { CacheTag, ChangeSource } from '@shop/contract'
import { TaggedCache } from '@shop/contract/changes'
import type { OperationAnswer } from './operation-answer.ts'

/** Most answers that are remembered. */
const MAX_ANSWERS = 1000
/** Longest an answer is remembered, in ms: it may say what day it is. */
const MAX_AGE_MS = 60_000
/** Calls with longer bodies are asked by few. */
const MAX_KEY_LENGTH = 2000

interface Entry {
  readonly answer: OperationAnswer
  readonly tags: ReadonlySet<CacheTag>
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
    maxSize: MAX_ANSWERS,
    sizeOf: () => 1,
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
      if (this.#changes.isFollowing() && !making.isOutdatedBy(tags))
        this.#answers.set(key, { answer, tags, until: Date.now() + MAX_AGE_MS })
      return answer
    } finally {
      making.end()
    }
  }
}
