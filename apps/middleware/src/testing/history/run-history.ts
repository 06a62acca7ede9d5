import type { ErrorEnvelope, OperationName, Transport } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import type { Cart } from '@shop/domain/cart'
import { COOKIES } from '@shop/domain/cookie'
import { shownCart } from './answers.ts'
import { moveOf, type Wish } from './cart-moves.ts'
import { cartIn } from './check-history.ts'
import type { Answer, History, RecordedCall } from './history.ts'
import type { Plan } from './plan-arbitrary.ts'

/** Where a history is run. */
export interface HistorySetting {
  /** Clients take turns with them. */
  readonly transports: readonly Transport[]
  readonly host: string
  /** SKUs that no other history touches, and the stock of them. */
  readonly stock: Readonly<Record<string, number>>
}

/**
 * Lets the clients of a plan work on the cart of one session at the same time, and records what they were answered.
 * Throws for an answer that is neither a success nor a refusal: no history may bring the shop to that.
 */
export async function runHistory({ transports, host, stock }: HistorySetting, plan: Plan): Promise<History> {
  let cookie: string | undefined
  async function call(client: number, operation: OperationName, params: unknown): Promise<Answer> {
    const transport = transports[client % transports.length]
    if (!transport) throw new Error('There is no way to the shop')
    const { status, body, setCookies } = await transport({ operation, payload: [params], host, ...(cookie ? { cookie } : {}) })
    cookie ??= setCookies.find(value => value.startsWith(`${COOKIES.session.name}=`))?.split(';')[0]
    if (status >= 500) throw new Error(`${operation} answered ${status} ${JSON.stringify(body)}`)
    return { status, body }
  }

  const skus = Object.keys(stock)
  const first = await prepareCart((operation, params) => call(0, operation, params), skus)
  const shown = shownCart(first)
  const calls: RecordedCall[] = []
  let tick = 0

  async function runClient(client: number, wishes: readonly Wish[]): Promise<void> {
    let seen = first
    for (const wish of wishes) {
      const operation = OPERATIONS[wish.move].name as OperationName
      const params = moveOf(operation).params(wish, seen, skus)
      const invokedAt = tick++
      const answer = await call(client, operation, params)
      const recorded = { client, operation, params, invokedAt, answeredAt: tick++, answer }
      calls.push(recorded)
      seen = cartIn(recorded) ?? withVersion(seen, currentVersionIn(answer))
    }
  }

  await Promise.all(plan.map((wishes, client) => runClient(client, wishes)))
  await runClient(plan.length, [{ move: 'getMe', skuIndex: 0, quantity: 1, versionShift: 0 }])
  return { before: { carts: { [shown.id]: shown }, activeId: shown.id, stock }, calls }
}

/** As a page does after a conflict: the next try names the version it was told, without having seen it. */
function withVersion(seen: Cart, version: number | undefined): Cart {
  return version === undefined ? seen : { ...seen, version }
}

function currentVersionIn({ body }: Answer): number | undefined {
  return (body as Partial<ErrorEnvelope> | undefined)?.errors?.[0]?.currentVersion
}

/** A cart with two units, e-mail and addresses: one that can be paid and ordered. */
async function prepareCart(call: (operation: OperationName, params: unknown) => Promise<Answer>, skus: readonly string[]) {
  const empty = requireCart(await call('createCart', {}))
  const wish = { skuIndex: 0, quantity: 2, versionShift: 0 }
  const filled = requireCart(await call('addToCart', moveOf('addToCart').params({ ...wish, move: 'addToCart' }, empty, skus)))
  return requireCart(await call('updateCart', moveOf('updateCart').params({ ...wish, move: 'updateCart' }, filled, skus)))
}

function requireCart(answer: Answer): Cart {
  const cart = cartIn({ answer })
  if (!cart) throw new Error(`A history could not begin: ${answer.status} ${JSON.stringify(answer.body)}`)
  return cart
}
