import type { EngineContext } from '@shop/engine/database'
import {
  type ClaimedPicture,
  claimPictures,
  findPictureProgress,
  markPictureCopied,
  markPictureFailed,
  showCopies,
} from '@shop/engine/imported-picture'
import { encodeProductPicture, PictureFailure, type PictureSource } from '@shop/integrations/picture'
import type { FastifyBaseLogger } from 'fastify'
import { writePicture } from './write-picture.ts'

/** What copying takes. */
interface CopyingContext {
  readonly context: EngineContext
  readonly source: PictureSource
  /** Folder of the copies. */
  readonly directory: string
  readonly log: FastifyBaseLogger
}

/** Fetched at the same time; they are encoded one by one. */
const PICTURES_AT_ONCE = 4
/** How long a host is left alone that was slow, away or overloaded, while pictures of others are copied. */
const HOST_PAUSE_MS = 60_000
const SAID_EVERY_MS = 30_000
const LOOKED_THROUGH_EVERY_MS = 60_000

/** Copies pictures of another shop, a few with each call. */
export interface PictureCopier {
  /** Copies what is due, for a few pictures; true when there may be more. Throws when the shop itself cannot go on. */
  copySome(): Promise<boolean>
}

/** A copier that remembers which hosts are in trouble. */
export function createPictureCopier({ context, source, directory, log }: CopyingContext): PictureCopier {
  const pausedUntil = new Map<string, number>()
  let saidAt = Number.NEGATIVE_INFINITY
  let lookedThroughAt = Number.NEGATIVE_INFINITY
  let hasNews = false

  async function copyOne({ url, host }: ClaimedPicture): Promise<string[]> {
    try {
      const file = await source.fetch(url)
      const copy = await writePicture(directory, file, await encodeProductPicture(file))
      await markPictureCopied(context, url, copy)
      return [url]
    } catch (error) {
      // What the shop itself cannot do, such as to write, is no fault of the picture: it is due again when its claim is over.
      if (!(error instanceof PictureFailure)) throw error
      if (error.isOfHost) pausedUntil.set(host, performance.now() + HOST_PAUSE_MS)
      await markPictureFailed(context, { url, problem: error.message, isFinal: error.isFinal })
      return []
    }
  }

  async function sayProgress(isOver: boolean): Promise<void> {
    const now = performance.now()
    if (!hasNews || (!isOver && now - saidAt < SAID_EVERY_MS)) return
    saidAt = now
    hasNews = !isOver
    log.info(await findPictureProgress(context), 'pictures of another shop')
  }

  return {
    async copySome() {
      const now = performance.now()
      for (const [host, until] of pausedUntil) if (until <= now) pausedUntil.delete(host)
      const claimed = await claimPictures(context, { limit: PICTURES_AT_ONCE, pausedHosts: [...pausedUntil.keys()] })
      if (claimed.length === 0 && now - lookedThroughAt >= LOOKED_THROUGH_EVERY_MS) {
        lookedThroughAt = now
        await showCopies(context)
      }
      hasNews ||= claimed.length > 0
      const outcomes = await Promise.allSettled(claimed.map(copyOne))
      const copied = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? outcome.value : []))
      if (copied.length > 0) await showCopies(context, copied)
      await sayProgress(claimed.length === 0)
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
      return claimed.length > 0
    },
  }
}
