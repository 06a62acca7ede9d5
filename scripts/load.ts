// Puts load on a shop of this machine and counts:
//   npm run load -- --guests 50 --sku EX30010001 --port 3000   guests of the running shop buy the same product at once; above 60 it needs UNLIMITED_NETWORKS
//   npm run load -- --model --histories 10000                  histories of shared carts, checked against a model
//   npm run load -- --fuzz --requests 200000 --pages 20000     hostile requests to every operation and route, and to pages
//   npm run load -- --race --buyers 1000                       buyers of 1, 7 and 100 units, at the same time
//   npm run load -- --steady --calls 200000 --clients 8        a few visitors who look around and fill carts: nothing is refused
// The last four open a shop of their own on a new database; --seed repeats a run of the model and of hostile requests.
import { loadFuzz } from './load/fuzz.ts'
import { loadGuests } from './load/guests.ts'
import { readLoadOptions } from './load/load-options.ts'
import { loadModel } from './load/model.ts'
import { loadRace } from './load/race.ts'
import { loadSteady } from './load/steady.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const seed = Math.floor(Date.now() / 1000)
  const options = readLoadOptions(process.argv.slice(2), { port: process.env.PORT || '3000', seed })
  switch (options.kind) {
    case 'guests':
      return loadGuests(options)
    case 'model':
      return loadModel(options)
    case 'fuzz':
      return loadFuzz(options)
    case 'race':
      return loadRace(options)
    case 'steady':
      return loadSteady(options)
  }
})
