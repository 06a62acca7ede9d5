import { type Element, tag } from './xml.ts'

/** Name of the XML inside of a PDF, by which programs find it. */
export const ATTACHMENT_NAME = 'factur-x.xml'

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const PDFA = 'http://www.aiim.org/pdfa/ns'

const PROPERTIES = [
  ['DocumentFileName', 'name of the embedded XML'],
  ['DocumentType', 'kind of the document'],
  ['Version', 'version of the XML'],
  ['ConformanceLevel', 'profile of the XML'],
] as const

/**
 * What the metadata of a PDF say about the XML inside of it, with the declaration of these four properties, without which it would be
 * no PDF/A. The type is the same for credit notes.
 */
export function facturxMetadata(): string {
  const property = ([name, description]: (typeof PROPERTIES)[number]): Element =>
    tag(
      'rdf:li',
      [
        tag('pdfaProperty:name', name),
        tag('pdfaProperty:valueType', 'Text'),
        tag('pdfaProperty:category', 'external'),
        tag('pdfaProperty:description', description),
      ],
      { 'rdf:parseType': 'Resource' },
    )
  const parts = [
    tag(
      'rdf:Description',
      [
        tag('fx:DocumentType', 'INVOICE'),
        tag('fx:DocumentFileName', ATTACHMENT_NAME),
        tag('fx:Version', '1.0'),
        tag('fx:ConformanceLevel', 'EN 16931'),
      ],
      { 'rdf:about': '', 'xmlns:fx': FX },
    ),
    tag(
      'rdf:Description',
      [
        tag('pdfaExtension:schemas', [
          tag('rdf:Bag', [
            tag(
              'rdf:li',
              [
                tag('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
                tag('pdfaSchema:namespaceURI', FX),
                tag('pdfaSchema:prefix', 'fx'),
                tag('pdfaSchema:property', [tag('rdf:Seq', PROPERTIES.map(property))]),
              ],
              { 'rdf:parseType': 'Resource' },
            ),
          ]),
        ]),
      ],
      {
        'rdf:about': '',
        'xmlns:pdfaExtension': `${PDFA}/extension/`,
        'xmlns:pdfaSchema': `${PDFA}/schema#`,
        'xmlns:pdfaProperty': `${PDFA}/property#`,
      },
    ),
  ]
  return parts.join('')
}
