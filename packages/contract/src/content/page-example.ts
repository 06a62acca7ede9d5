import type { FoundPage } from '@shop/domain/content'

/** A page of Austria that was written for all who read German. */
export const pageExample: FoundPage = {
  slug: 'payment',
  title: 'Zahlungsarten',
  description: 'Wie Sie bei uns bezahlen, wann das Geld abgebucht wird und was die Zahlungsarten in Ihrem Land kosten.',
  lead: 'An der Kasse sehen Sie die Zahlungsarten, die für Ihr Land und Ihren Warenkorb möglich sind.',
  blocks: [
    { type: 'text', heading: 'In Ihrem Land', paragraphs: ['Zahlungsarten: {paymentMethods}. Mehr: [Fragen](page:faq).'] },
    { type: 'table', heading: 'Überweisung', columns: ['Angabe', 'Wert'], rows: [['IBAN', '{iban}']] },
  ],
  source: 'de',
  locales: ['de-AT', 'de-CH', 'de-DE'],
}
