export { type ClientAddressOf, createClientAddressOf, isProxy } from './client-address.ts'
export { BODY_LIMIT, boundedServerOptions, guardServer } from './guard-server.ts'
export { type BodyBudget, createBodyBudget } from './request-body.ts'
export { type RefusalForm, type RefusalReason, type RefusedBody, RequestRefusal, refuseSocket } from './request-refusal.ts'
