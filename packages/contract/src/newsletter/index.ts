export { confirmNewsletter } from './confirm-newsletter.ts'
export { subscribeNewsletter } from './subscribe-newsletter.ts'
export { withdrawNewsletter } from './withdraw-newsletter.ts'
