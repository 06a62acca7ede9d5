import { z } from '../zod.ts'

/** Body of `POST /graphql`: a document of at most 10 kB, its variables, and which of its operations is meant. */
export const graphqlBody = z.strictObject({
  query: z.string().min(1).max(10_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})
