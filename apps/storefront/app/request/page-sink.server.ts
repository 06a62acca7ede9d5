/**
 * Takes a page that React writes, as a whole. In place of Node's `Writable`, whose queue and callbacks take as long per
 * page as the router does: nothing has to wait here, because nothing is sent before the page is complete.
 */
export class PageSink {
  readonly #parts: Uint8Array[] = []
  readonly #onEnd: (page: Buffer<ArrayBuffer>) => void

  constructor(onEnd: (page: Buffer<ArrayBuffer>) => void) {
    this.#onEnd = onEnd
  }

  /** React hands its own memory over and takes a new one. */
  write(part: Uint8Array | string): boolean {
    this.#parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    return true
  }

  end(): void {
    this.#onEnd(Buffer.concat(this.#parts))
  }

  /** It is never full, broken or closed early. */
  on(): this {
    return this
  }

  /** Without an end there is no page: React says by its callbacks what went wrong. */
  destroy(): void {
    this.#parts.length = 0
  }
}
