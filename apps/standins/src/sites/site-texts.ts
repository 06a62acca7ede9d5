/** Titles of the pages of external sites in a language. */
export interface SiteTexts {
  readonly aboutUs: string
  readonly career: string
  readonly returns: string
  /** Says that the real page is another company's. */
  readonly note: string
}

/** The pages in the languages of the shop. */
export const SITE_TEXTS: Readonly<Record<string, SiteTexts>> = {
  bg: texts('За нас', 'Кариери', 'Портал за връщане', 'Тук отваряте сайт на друг оператор.'),
  cs: texts('O nás', 'Kariéra', 'Portál pro vrácení zboží', 'Zde se otevírá web jiného provozovatele.'),
  da: texts('Om os', 'Karriere', 'Returportal', 'Her åbnes et websted fra en anden udbyder.'),
  de: texts('Über uns', 'Karriere', 'Retourenportal', 'Hier öffnet sich die Website eines anderen Betreibers.'),
  el: texts('Σχετικά με εμάς', 'Καριέρα', 'Πύλη επιστροφών', 'Εδώ ανοίγει ο ιστότοπος άλλου παρόχου.'),
  en: texts('About us', 'Career', 'Returns portal', 'This is where a site of another operator opens.'),
  es: texts('Quiénes somos', 'Empleo', 'Portal de devoluciones', 'Aquí se abre el sitio web de otro operador.'),
  fi: texts('Tietoa meistä', 'Työpaikat', 'Palautusportaali', 'Tässä avautuu toisen toimijan sivusto.'),
  fr: texts('À propos de nous', 'Carrière', 'Portail de retours', 'Ici s’ouvre le site d’un autre exploitant.'),
  hr: texts('O nama', 'Karijera', 'Portal za povrat', 'Ovdje se otvara web-mjesto drugog operatera.'),
  hu: texts('Rólunk', 'Karrier', 'Visszaküldési portál', 'Itt egy másik üzemeltető webhelye nyílik meg.'),
  it: texts('Chi siamo', 'Lavora con noi', 'Portale resi', 'Qui si apre il sito di un altro gestore.'),
  lt: texts('Apie mus', 'Karjera', 'Grąžinimų portalas', 'Čia atveriama kito valdytojo svetainė.'),
  nb: texts('Om oss', 'Karriere', 'Returportal', 'Her åpnes nettstedet til en annen aktør.'),
  nl: texts('Over ons', 'Werken bij', 'Retourportaal', 'Hier opent de website van een andere beheerder.'),
  pl: texts('O nas', 'Kariera', 'Portal zwrotów', 'Tutaj otwiera się strona innego operatora.'),
  pt: texts('Sobre nós', 'Carreiras', 'Portal de devoluções', 'Aqui abre-se o sítio de outro operador.'),
  ro: texts('Despre noi', 'Cariere', 'Portal de retururi', 'Aici se deschide site-ul unui alt operator.'),
  sk: texts('O nás', 'Kariéra', 'Portál na vrátenie tovaru', 'Tu sa otvára stránka iného prevádzkovateľa.'),
  sl: texts('O nas', 'Zaposlitev', 'Portal za vračila', 'Tukaj se odpre spletno mesto drugega upravljavca.'),
  sv: texts('Om oss', 'Karriär', 'Returportal', 'Här öppnas en annan aktörs webbplats.'),
}

function texts(aboutUs: string, career: string, returns: string, note: string): SiteTexts {
  return { aboutUs, career, returns, note }
}
