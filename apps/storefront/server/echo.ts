import { COOKIES } from '@shop/domain/cookie'
import type { FastifyRequest } from 'fastify'

const SESSION = `${COOKIES.session.name}=`

/** Whether a request comes with a session; cheaper than reading its cookies. */
export function mayBeInSession({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.cookie?.includes(SESSION) === true
}

/**
 * Whether an answer holds nothing that the request brought next to what only the session may see, so that its compressed
 * length tells a listener nothing (BREACH). Pages repeat their query and the fields of a form; what operations answer is
 * read by our own scripts alone, since no other site can send their cookie along.
 */
export function isWithoutEcho({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (!mayBeInSession({ headers }) || url.startsWith('/api/')) return true
  return method !== 'POST' && !url.includes('?')
}
