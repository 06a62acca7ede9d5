import type Sharp from 'sharp'

/** Of the library's readers those of pictures from cameras and screens; the others parse documents, vectors and much that is rare. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
/** Longest time to read or write a picture in seconds. */
export const MAX_SECONDS = 10

let library: Promise<typeof Sharp> | undefined

/** The library, which most processes never need. */
function loadLibrary(): Promise<typeof Sharp> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: READERS })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return library
}

let last: Promise<unknown> = Promise.resolve()

/** Works with the library, outside the event loop and on one picture at a time in a process. */
export async function withLibrary<Result>(work: (sharp: typeof Sharp) => Promise<Result>): Promise<Result> {
  const sharp = await loadLibrary()
  const working = last.then(() => work(sharp))
  last = working.catch(() => undefined)
  return working
}
