import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { LoginOffice } from './login-office.ts'

const SLOW_MS = 15_000

/** Answers as the mode of the office wants it; false where the mode is to answer well. */
export async function misbehave({ mode }: LoginOffice, reply: FastifyReply): Promise<boolean> {
  if (mode === 'slow') await wait(SLOW_MS, undefined, { ref: false })
  else if (mode === 'down') reply.code(500).send({ error: 'internal_failure' })
  else if (mode === 'redirect') reply.redirect('https://elsewhere.example/')
  else if (mode === 'garbage') reply.type('text/html').send('<!doctype html><title>Sorry</title>')
  return mode !== 'ok' && mode !== 'slow'
}
