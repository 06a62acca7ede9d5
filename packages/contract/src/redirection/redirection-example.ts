import type { RedirectionAnswer } from '@shop/domain/redirection'

/** A page that has moved. */
export const redirectionExample: RedirectionAnswer = { redirectionCode: 301, targetURL: '/fritteusen/' }
