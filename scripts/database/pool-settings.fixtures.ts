/** Where a pool listens, and where it leads. */
export interface PoolAddresses {
  readonly host: string
  readonly port: string
  readonly listenPort: number
  readonly usersFile: string
  /** Connections to the database at most. */
  readonly connections: number
}

/**
 * Settings with which PgBouncer 1.21 or newer carries the shop in transaction mode, as docs/operations/database.md says them. What
 * the shop asks of a connection when it begins, a pool cannot pass on: the pool asks it of its own connections.
 */
export function poolSettings({ host, port, listenPort, usersFile, connections }: PoolAddresses): string {
  return `[databases]
anvil = host=${host} port=${port} dbname=anvil connect_query='set plan_cache_mode = force_generic_plan; set statement_timeout = 3000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 5000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usersFile}
pool_mode = transaction
max_prepared_statements = 400
max_client_conn = 1000
default_pool_size = ${connections}
ignore_startup_parameters = extra_float_digits, options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`
}
