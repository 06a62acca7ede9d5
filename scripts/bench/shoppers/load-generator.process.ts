// Process of `startGenerator`: takes its options as the first message, and answers each later one with what shoppers got.
import type { GeneratorOptions, GeneratorOrder } from './load-generator.ts'
import { runCrowd, runLoadStep } from './load-step.ts'
import { createVisits } from './shopper-visits.ts'

process.once('message', ({ shop, comers }: GeneratorOptions) => {
  const nextVisit = createVisits(shop, comers)
  process.on('message', async (order: GeneratorOrder) => {
    const figures =
      'perSecond' in order
        ? await runLoadStep(order.perSecond, order.seconds, nextVisit)
        : await runCrowd(order.atOnce, order.seconds, nextVisit)
    process.send?.(figures)
  })
})
