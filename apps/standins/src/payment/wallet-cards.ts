import type { Card } from './test-cards.ts'

/** A card in a wallet of the stand-in, which a shopper chooses in the sheet of Google Pay or Apple Pay. */
export interface WalletCard {
  readonly id: string
  readonly network: 'VISA' | 'MASTERCARD' | 'AMEX'
  readonly lastDigits: string
  /** What becomes of it, for the person who chooses. */
  readonly effect: string
  readonly card: Card
}

/** The wallet: one that pays, two whose banks ask, one without money. */
export const WALLET_CARDS: readonly WalletCard[] = [
  {
    id: 'visa-1111',
    network: 'VISA',
    lastDigits: '1111',
    effect: 'is authorised',
    card: { brand: 'visa', isChallenged: false, refusal: undefined },
  },
  {
    id: 'mastercard-5454',
    network: 'MASTERCARD',
    lastDigits: '5454',
    effect: 'the bank asks for a password',
    card: { brand: 'mc', isChallenged: true, refusal: undefined },
  },
  {
    id: 'visa-8300',
    network: 'VISA',
    lastDigits: '8300',
    effect: 'the bank asks for a password, on a page that a form leads to',
    card: { brand: 'visa', isChallenged: true, isLedByForm: true, refusal: undefined },
  },
  {
    id: 'amex-8431',
    network: 'AMEX',
    lastDigits: '8431',
    effect: 'is refused, not enough balance',
    card: {
      brand: 'amex',
      isChallenged: false,
      refusal: { resultCode: 'Refused', reason: 'Not enough balance', code: '12' },
    },
  },
]

/** The text a wallet hands on for a card, which only the provider can read. */
export function walletToken(id: string): string {
  return JSON.stringify({ signature: 'stand-in', protocolVersion: 'ECv2', signedMessage: JSON.stringify({ card: id }) })
}

/** The card of a wallet's text; the first one where the text is of another wallet. */
export function readWalletCard(token: unknown): Card {
  const id = readCardId(token)
  const chosen = WALLET_CARDS.find(card => card.id === id) ?? (WALLET_CARDS[0] as WalletCard)
  return chosen.card
}

function readCardId(token: unknown): unknown {
  try {
    return JSON.parse(JSON.parse(String(token)).signedMessage).card
  } catch {
    return undefined
  }
}
