import { FIGURES_MINUTES, type OperatingFigures } from '@shop/engine/monitoring'

/** The figures in the text form that Prometheus reads (version 0.0.4). */
export function writeFigures(figures: OperatingFigures): string {
  const { orders, attempts, outbox, stock, oldestTransactionSeconds, connections } = figures
  const recent = `of the last ${FIGURES_MINUTES} minutes`
  return [
    gauge('shop_orders_recent', `Orders ${recent}.`, orders),
    heading('shop_payment_attempts_recent', `Payments by the provider that were begun, ${recent}, by what became of them.`),
    ...attempts.map(({ state, count }) => `shop_payment_attempts_recent{state="${state}"} ${count}`),
    gauge('shop_outbox_waiting', 'Messages that wait for a worker.', outbox.waiting),
    gauge('shop_outbox_oldest_seconds', 'How long the first of them has waited.', outbox.oldestSeconds),
    gauge('shop_stock_items', 'Items that have stock.', stock.items),
    gauge('shop_stock_sold_out', 'Items without a unit left.', stock.soldOut),
    gauge('shop_database_oldest_transaction_seconds', 'How long a transaction has been under way.', oldestTransactionSeconds),
    gauge('shop_database_connections', 'Connections to the database.', connections.used),
    gauge('shop_database_connections_max', 'Connections that the database takes.', connections.most),
    '',
  ].join('\n')
}

function gauge(name: string, help: string, value: number): string {
  return `${heading(name, help)}\n${name} ${value}`
}

function heading(name: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge`
}
