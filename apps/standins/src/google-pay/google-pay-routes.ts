import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { WALLET_CARDS } from '../payment/wallet-cards.ts'
import { sheetAddresses, WALLET_COUNTRIES } from './sheet-addresses.ts'

/**
 * `/gp/p/js/pay.js`, where Google has it: its script for paying in the browser, whose sheet has addresses and cards of the
 * stand-in. The token it hands on is one that the stand-in of the payment provider reads.
 */
export function routeGooglePay(server: FastifyInstance): void {
  const script = googlePayScript()
  server.get('/gp/p/js/pay.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin').send(script),
  )
}

function googlePayScript(): string {
  const addresses = Object.fromEntries(WALLET_COUNTRIES.map(country => [country, sheetAddresses(country)]))
  const cards = WALLET_CARDS.map(({ id, network, lastDigits, effect }) => ({ id, network, lastDigits, effect }))
  const [rules, sheet] = ['request-rules.js', 'pay.js'].map(readModule)
  // In a function, so that its names are not those of the page.
  return `(() => {\n'use strict'\nconst ADDRESSES = ${JSON.stringify(addresses)}\nconst CARDS = ${JSON.stringify(cards)}\n${rules}\n${sheet}})()\n`
}

/** A module of this folder without its imports and exports, for a page that loads one script. */
function readModule(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/^import .*\n|^export (?=const|function)/gm, '')
}
