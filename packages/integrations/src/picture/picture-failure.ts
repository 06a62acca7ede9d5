/** Why a picture cannot be copied, in words for the owner: a sentence about the picture. */
export class PictureFailure extends Error {
  /** Whether another attempt would only repeat it. */
  readonly isFinal: boolean
  /** Whether the other pictures of the host will hardly fare better for now. */
  readonly isOfHost: boolean

  constructor(
    problem: string,
    { isFinal = false, isOfHost = false, cause }: { isFinal?: boolean; isOfHost?: boolean; cause?: unknown } = {},
  ) {
    super(problem, { cause })
    this.name = 'PictureFailure'
    this.isFinal = isFinal
    this.isOfHost = isOfHost
  }
}
