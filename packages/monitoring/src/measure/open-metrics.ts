import type { MetricsSettings } from './read-metrics-settings.ts'

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

/**
 * Tells the figures of this process to whoever asks `/metrics`: what it answers and how fast, what fails, what it waits for, what it
 * takes. Everything that counts is loaded here, so that a process without it does nothing for it. Throws when the port is taken.
 */
export async function openMetrics(settings: MetricsSettings, figures: ProcessFigures): Promise<RunningMetrics> {
  const { servePrometheus } = await import('./serve-prometheus.ts')
  return servePrometheus(settings, figures)
}
