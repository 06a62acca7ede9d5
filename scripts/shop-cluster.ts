// The shop's apps in as many processes as SHOP_PROCESSES says, behind one port: see docs/operations.md.
import { fileURLToPath } from 'node:url'
import { runCluster } from './run/run-cluster.ts'
import { readShopSettings } from './run/shop-settings.ts'

await runCluster({
  script: fileURLToPath(new URL('./shop.ts', import.meta.url)),
  processes: readShopSettings(process.env).processes,
  env: process.env,
})
