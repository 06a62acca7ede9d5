import { isPlainLine } from '../address/index.ts'

/** Numbers of a company's own books that it wants to read again on what it gets about an order. */
export const BUYER_REFERENCES = ['purchaseOrderNumber', 'costCentre'] as const
export type BuyerReference = (typeof BUYER_REFERENCES)[number]

/** The references of a buyer on a cart or an order, as far as there are any; each is one line of at most `MAX_REFERENCE_LENGTH`. */
export type BuyerReferences = { readonly [Name in BuyerReference]?: string }

/** Characters of a reference: what books and files of invoices have room for. */
export const MAX_REFERENCE_LENGTH = 50

/** A reference as it is kept: without blanks around it, and with one where several were typed; empty where nothing was. */
export function cleanReference(typed: string): string {
  return typed.replace(/\s+/gu, ' ').trim()
}

/** What is wrong with a cleaned reference: its length, or that it is no plain line, since it goes into mails (rule A4). */
export function referenceProblem(reference: string): 'max' | 'plain' | undefined {
  if (reference.length > MAX_REFERENCE_LENGTH) return 'max'
  return isPlainLine(reference) ? undefined : 'plain'
}

/** The references of a cart or an order that are there, in the order in which they are shown. */
export function buyerReferencesOf(of: BuyerReferences): { readonly name: BuyerReference; readonly value: string }[] {
  return BUYER_REFERENCES.flatMap(name => {
    const value = of[name]
    return value ? [{ name, value }] : []
  })
}
