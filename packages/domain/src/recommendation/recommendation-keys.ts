import type { Locale } from '../market/market.ts'

/** The lists that are computed for every product: what is like it, and what is bought with it. */
export type RecommendationKind = 'similar' | 'bought-together'

/** What is asked for: products like one, what the visitor saw last, what goes with a cart, what is bought with a product. */
export type RecommendationType = 'similar-products' | 'last-seen' | 'cart' | 'bought-together'

/** The ids of a language and country at a recommendation service (REC-06): its own, and one per type. */
export interface RecommendationKeys {
  /** What the service calls the shop in this language, sent as `domainId`. */
  readonly key: string
  readonly lastSeenId: string
  readonly similarProductsId: string
  readonly cartRecommendationId: string
  /** Of the shop's own service alone. */
  readonly boughtTogetherId: string
}

/** In the order of the fields above. Another company's service has ids of its own (`RECOMMENDATION_KEYS`). */
const KEYS: Readonly<Partial<Record<Locale, readonly [string, string, string, string, string]>>> = {
  'de-AT': [
    'd25919cd1694c4ec2c632a3b',
    '74dc68ec40e3819ec771ab20',
    '6b8526fea81318916db067ad',
    'ba09b22f8e6f6cf8219bec07',
    'f32e14cd7568a4754c89edd0',
  ],
  'fr-BE': [
    'a77ea0775627fb15a8bd88c7',
    'c2361c12061a47e3a056477d',
    '9b3acd68ca9a5c4dccca4b99',
    '001d069a34ef8bb6ae012013',
    'e7bb0c2269c79da6e44514de',
  ],
  'nl-BE': [
    'b7edf4404562e3ccefae5b2f',
    '7c38696d5c347b8984bfea0b',
    '58b2bc1d10deb1460ff8723b',
    '821158db58d85735e43aca7b',
    '42d24d61e9e613d7e9a075d5',
  ],
  'bg-BG': [
    '71ca640c65c8ae5b556d3501',
    '4ec196eabb326c1c434bc2a5',
    'ae3fd64d50ce215cac6dbe0a',
    '725477bc4274dbf1ba77aaf4',
    'b357562cd2229a7eae111abd',
  ],
  'de-CH': [
    '2c496a1de57a517fa17b9539',
    'da0a71b0c28adab30f194c56',
    '4e44c4cd684f9032a248afcb',
    '90ab6b073cf65d18ecc0fcf2',
    '0ccbf4dc0eaa30eb6a6436c7',
  ],
  'fr-CH': [
    '6969ab2a1e4f658d75cee662',
    '4360412f8091f06087f0a4eb',
    '48d80423fe7bb50b3c157a73',
    'f5e3c8213714c3c2da50c4c1',
    '4ef7a9cdf5ad4d828869332e',
  ],
  'it-CH': [
    '7eab1ab411b709fa0a44840b',
    'f7a817f280b07edfdcadff21',
    '564d33aa9bc93b2d10dad816',
    '39d6e0a2a01f19cbd7d9eeba',
    '7cd4b24877690c21e9aa421d',
  ],
  'cs-CZ': [
    'b6f6bdbcf22ed3b33a039bd1',
    '80eb89587b7c5c65641e0d59',
    '4b2d0fe6f53f311d2f45bd64',
    'c7c44ef391d095db35ffcc1e',
    '0ee9abba1cbcf0ae2ab2a568',
  ],
  'de-DE': [
    '670e94afc2c2b96096bab66f',
    '0e593a5df2fc22c46b3ca1e7',
    'd2db126b0d9aac2667ca4206',
    'fdbb70bd6783df9463ac58f1',
    'b8a6151067d3e214e7ebb02e',
  ],
  'da-DK': [
    'b56088fd279b6f447c1643f6',
    '7283b10152e4617f6babe578',
    '03ebc8d1c644e16a3b85ad33',
    '9aea7e892eac97d3cabc93de',
    'd1e79d36bb56bb5ceceebed7',
  ],
  'es-ES': [
    '571ae94bcae5979c49d5025b',
    'c45866b69b61f98ee6a5e52c',
    'ee7417af0807fd54541ac868',
    '685742025c28c6f9c6f516c0',
    '3e6860ea9d27130b13bf62b5',
  ],
  'fi-FI': [
    '25ff52b2c0db6e9edd62a025',
    '0d3d3e96930018bea1309155',
    '260c9f346547765871210b89',
    '028bc8ee9c685f079e147116',
    '7fa66267cea2954272c0c892',
  ],
  'fr-FR': [
    'd6706b125edca8dd87e18ed7',
    'c5be0519343145ddfd3cb971',
    '95dc06ab19e22006be1fc3e2',
    '3166ad9d9de1e9dc0563ed76',
    'bfcc7f80eb7eb511d255666e',
  ],
  'en-GB': [
    '2155fb85762ed5c188a3554c',
    'd58c934d75c26c67ed182501',
    '2b704a24890b96d34d830cc6',
    '65918c5d30319061be21455e',
    '240118a4dab60008da4d4880',
  ],
  'el-GR': [
    '53327c97e3ff10469ca33d6f',
    'fb3d7a6fc9e9c9fbd0cf5a9e',
    '00fb0e5834912622d9a33bdc',
    'c94c6074796959e1375a5a16',
    '643247e45bc1198287f395b2',
  ],
  'hr-HR': [
    '06aa23e375f73ca19c72f8f4',
    'edac42a4f274bcd5a20b1983',
    '5b9908b7c3090c13467fb17b',
    'c9549104f1d07b62371b27e1',
    '77869ec31f57f4f464651e42',
  ],
  'hu-HU': [
    '267aa2ffe8d275b1bf96fa00',
    '255ed1ca7113185632170d0f',
    '0947a99a1ce6d73a70da0294',
    '90eca90aada7bcde81e2ee3a',
    '9c616bb0e482ecebdb654eaf',
  ],
  'en-IE': [
    '5287d83b8b92816149285986',
    'a06a79f80037176f3a336add',
    '44b7942fe7891d38ac7b996c',
    '39a632fb79d672a166836c88',
    '1bf4fc6a976f17302b633977',
  ],
  'it-IT': [
    '8b54553d0f6631fe15bbaece',
    '83759d04fc651b156d90a2b4',
    '4a9aa68c87012c29dadc797b',
    '37ac12145c270fc95cf0da3c',
    '5d4e56e949400be87c52db81',
  ],
  'lt-LT': [
    'c55ed4966fb06f24f9716b6f',
    '67c22b9293e24024855a7a74',
    '9e36f98a2422620fbc8c6cab',
    '1d000d630ccf31793f8c4fbf',
    '37c89704003599794d47dae0',
  ],
  'nl-NL': [
    '729118a06da65f7a61df5968',
    '67b5395a2ec0552bacde1472',
    '02c8a6b15b6755d8ef211fbf',
    '2d7ddecd7906b5a0aba72f95',
    'e2c52cb2c84316c475201b2a',
  ],
  'nb-NO': [
    '93496b9efc7fcaad2660a341',
    'cc32a4156f3a1928b695f5ca',
    '424e3417d2d78cbdcc9bcb94',
    '415403766da7b6bbc59b15bf',
    '5fca79579028b5c295e680a0',
  ],
  'pl-PL': [
    'bd946eff7d39344d68cf6a20',
    '77747a84997020ecf077a9e1',
    '03d8c7d17efb571ca054607f',
    'c0854779924ec4e2f7986a69',
    '3c3f77256bfc3d41df68d5cb',
  ],
  'pt-PT': [
    '523c077d182316c889cff59d',
    'b230844b3aaef95893e01939',
    '2e37ad2625e72724fceee5a8',
    'c191e11b409584b6fb996d86',
    'cea0f19e743c18abae19c1fb',
  ],
  'ro-RO': [
    'b10b06c582d034c9fbb38653',
    '216f01017cf88257ded99fd7',
    'bf51834a920aa51b936b4c64',
    '2face4f66b1b60e92dcbda6b',
    '50c4a75b49eb46218c5563f9',
  ],
  'sv-SE': [
    '93ef04d855b0966f7ea253ab',
    '4af8587fd0b427b7063a8424',
    '7b1528c6cf88d497fd3c93e8',
    'a44ab447e141ca4614488215',
    '7fe69926aa882cf9a67a3935',
  ],
  'sl-SI': [
    '4902421f6d54dd2556b7b9d9',
    '4f5f69ffa98551b727bb40b4',
    '5ec59ebc9372833f91a18a95',
    '277fda74b0348a17ecd30cfe',
    '90394e48be0232aef4a31927',
  ],
  'sk-SK': [
    '8894778203c547800bcdcd97',
    'f3f93bd097165c68592a563a',
    '360c8de703c88f31439ce02e',
    '9c2945d714f489a68603b217',
    '0b4de2031c10ea6cf85c6b65',
  ],
}

/** Which field of a key set asks for what. */
export const RECOMMENDATION_IDS = {
  'similar-products': 'similarProductsId',
  'last-seen': 'lastSeenId',
  cart: 'cartRecommendationId',
  'bought-together': 'boughtTogetherId',
} as const satisfies Record<RecommendationType, keyof RecommendationKeys>

const TYPES = Object.keys(RECOMMENDATION_IDS) as readonly RecommendationType[]

/** The fields of a key set. */
export const RECOMMENDATION_KEY_FIELDS = [
  'key',
  ...Object.values(RECOMMENDATION_IDS),
] as const satisfies readonly (keyof RecommendationKeys)[]

/** The key set of a locale of the shop (REC-06). */
export function recommendationKeysOf(locale: Locale): RecommendationKeys {
  const keys = KEYS[locale]
  if (!keys) throw new Error(`There are no recommendation keys for ${locale}`)
  const [key, lastSeenId, similarProductsId, cartRecommendationId, boughtTogetherId] = keys
  return { key, lastSeenId, similarProductsId, cartRecommendationId, boughtTogetherId }
}

/** What a type id asks for in a locale; undefined for one that is not of its key set. */
export function recommendationTypeOf(locale: Locale, typeId: string): RecommendationType | undefined {
  const keys = recommendationKeysOf(locale)
  return TYPES.find(type => keys[RECOMMENDATION_IDS[type]] === typeId)
}
