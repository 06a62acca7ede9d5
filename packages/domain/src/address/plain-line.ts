/** Line breaks and control characters, and marks that turn the direction of a text around. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
/** Characters no one sees, which could part a link so that it is not known as one. */
const INVISIBLE = /\p{Cf}/gu
/** Dots of other scripts, which browsers take for one. */
const DOTS = /[\u3002\uff0e\uff61]/g
/** Each looks at a character a bounded number of times, since it sees texts of any length. */
const LINKS = [/:\/\//, /(?:^|[^\p{L}\p{N}])www\./u, /[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+(?:[/?#]|:\d)/u, /[^\s@]@[^\s@]+\.[^\s@]/]

/** Whether a text has a URL or an e-mail address in it, in whatever way it is written. */
function carriesLink(text: string): boolean {
  const folded = text.replace(INVISIBLE, '').normalize('NFKC').replace(DOTS, '.').toLowerCase()
  return LINKS.some(link => link.test(folded))
}

/**
 * Whether a name, a company or a part of an address is what it should be: one line without control characters and
 * without a link. Such texts go into mails, to addresses that an untrusted client chose (rule A4): a shop must not carry a
 * untrusted client's advertisement there. Words that merely look like a domain, such as `Booking.com`, are names.
 */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !UNPRINTABLE.test(text) && !carriesLink(text)
}
