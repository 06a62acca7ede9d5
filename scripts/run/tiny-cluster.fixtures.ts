// Several processes of the tiny app behind one port, for tests of what runs them.
import { runCluster } from './run-cluster.ts'

await runCluster({
  script: 'scripts/run/tiny-app.fixtures.ts',
  processes: Number(process.env.SHOP_PROCESSES),
  env: process.env,
})
