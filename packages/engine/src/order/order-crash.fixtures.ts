// Run as a process of its own: orders a cart and dies at a failpoint, as by a power cut.
// Arguments: database address, name of the failpoint, request as JSON.
import { createContext, openDatabase } from '../database/index.ts'
import { createOrderFromCart } from './index.ts'

const [databaseUrl = '', failpoint, request = ''] = process.argv.slice(2)
const context = createContext(openDatabase({ databaseUrl }))
await createOrderFromCart(
  {
    ...context,
    failpoint: name => {
      if (name === failpoint) process.kill(process.pid, 'SIGKILL')
    },
  },
  JSON.parse(request),
)
