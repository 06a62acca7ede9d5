import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@shop/domain/customer'

/** 19 MiB, two passes, one lane: what a guess costs, and what a sign-in costs us. The algorithm is argon2id by default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at work at the same time: each takes a processor and 19 MiB. */
const MAX_IN_FLIGHT = 4

/** Hash of a random text that is stored nowhere, of the same cost: what the password of an unknown e-mail address is compared with. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$jyUkTHI2MCd2SPCSxEGU5A$aeUb22xvSWX52ZlPhDrNIgEFfegjtvlKeGJHbfe5GVc'

/** Hashes passwords with argon2id, at most four at a time; other callers wait in the order they came. */
export function createPasswordHasher(): PasswordHasher {
  const waiting: (() => void)[] = []
  let inFlight = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (inFlight >= MAX_IN_FLIGHT) await new Promise<void>(resolve => waiting.push(resolve))
    else inFlight++
    try {
      return await work()
    } finally {
      // The next in the queue takes over the slot; it is not free in between.
      const next = waiting.shift()
      if (next) next()
      else inFlight--
    }
  }

  return {
    hash: password => inTurn(() => hash(password, COST)),
    async verify(password, stored) {
      const isRight = await inTurn(() => verify(stored ?? NOBODYS_HASH, password))
      return stored !== undefined && isRight
    },
  }
}
