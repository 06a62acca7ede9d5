// Whether the process of a container answers: the storefront or, where it is not among SHOP_APPS, the worker.
const port = process.env.SHOP_APPS === 'worker' ? process.env.WORKER_PORT || 8182 : process.env.PORT || 3000
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2500) }).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
