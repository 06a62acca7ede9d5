/** What only the apps of a process know. */
export interface ProcessFigures {
  /** Connections to the database. */
  readonly connections: () => { readonly used: number; readonly idle: number; readonly waiting: number; readonly most: number }
  /** How far the middleware is behind the database, and how much it has to do; undefined without one. */
  readonly middleware?:
    | (() => { readonly catalogueAgeSeconds: number; readonly cataloguePosition: number; readonly pendingOperations: number })
    | undefined
}

/** Figures of a process that are being told. */
export interface RunningMetrics {
  /** Where, such as `http://127.0.0.1:9464/metrics`. */
  readonly address: string
  stop(): Promise<void>
}
