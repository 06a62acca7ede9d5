import { FIGURES_MINUTES, type OperatingFigures } from '@shop/engine/monitoring'
import type { QueueFigures } from '../queue/queue-figures.ts'

/** Everything that a worker tells of the shop. */
export interface WorkerFigures extends OperatingFigures {
  readonly queues: readonly QueueFigures[]
}

/** The figures in the text form that Prometheus reads (version 0.0.4). */
export function writeFigures(figures: WorkerFigures): string {
  const { orders, orderNumbers, attempts, failures, outbox, stock, queues, position } = figures
  const { oldestTransactionSeconds, connections } = figures
  const recent = `of the last ${FIGURES_MINUTES} minutes`
  const ofQueues = (field: Exclude<keyof QueueFigures, 'queue'>) =>
    queues.map(each => [{ queue: each.queue }, each[field]] as const)
  return [
    metric('shop_orders_total', 'counter', 'Numbers that orders were given since the shop began.', orderNumbers),
    metric('shop_orders_recent', 'gauge', `Orders ${recent}.`, orders),
    metric(
      'shop_payment_attempts_recent',
      'gauge',
      `Payments by the provider that were begun, ${recent}, by what became of them.`,
      attempts.map(({ state, count }) => [{ state }, count]),
    ),
    metric(
      'shop_payment_failures_recent',
      'gauge',
      `Payments by the provider that came to nothing, ${recent}, by why.`,
      failures.map(({ reason, count }) => [{ reason }, count]),
    ),
    metric('shop_outbox_waiting', 'gauge', 'Messages that wait for a worker.', outbox.waiting),
    metric('shop_outbox_oldest_seconds', 'gauge', 'How long the first of them has waited.', outbox.oldestSeconds),
    metric('shop_queue_waiting', 'gauge', 'Jobs that are due and not taken.', ofQueues('waiting')),
    metric('shop_queue_oldest_seconds', 'gauge', 'How long the first of them has been due.', ofQueues('oldestSeconds')),
    metric('shop_queue_retrying', 'gauge', 'Jobs that failed and are tried again.', ofQueues('retrying')),
    metric('shop_queue_given_up', 'gauge', 'Jobs that were given up and kept.', ofQueues('givenUp')),
    metric('shop_stock_items', 'gauge', 'Items that have stock.', stock.items),
    metric('shop_stock_sold_out', 'gauge', 'Items without a unit left.', stock.soldOut),
    metric('shop_database_position', 'gauge', 'First transaction that may be under way.', position),
    metric(
      'shop_database_oldest_transaction_seconds',
      'gauge',
      'How long a transaction has been under way.',
      oldestTransactionSeconds,
    ),
    metric('shop_database_connections', 'gauge', 'Connections to the database.', connections.used),
    metric('shop_database_connections_max', 'gauge', 'Connections that the database takes.', connections.most),
    '',
  ].join('\n')
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

function metric(name: string, type: 'counter' | 'gauge', help: string, value: number | readonly Sample[]): string {
  const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value
  const lines = samples.map(([labels, each]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join()}}` : ''} ${each}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
}
