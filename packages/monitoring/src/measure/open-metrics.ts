import type { ProcessFigures, RunningMetrics } from './process-figures.ts'
import type { MetricsSettings } from './read-metrics-settings.ts'

/**
 * Tells the figures of this process at `/metrics`: what it answers and how fast, what fails, what it waits for, what it
 * takes. Everything that counts is loaded here, so that a process without it does nothing for it. Throws when the port is taken.
 */
export async function openMetrics(settings: MetricsSettings, figures: ProcessFigures): Promise<RunningMetrics> {
  const { servePrometheus } = await import('./serve-prometheus.ts')
  return servePrometheus(settings, figures)
}
