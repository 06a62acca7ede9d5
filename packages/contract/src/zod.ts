import { z } from 'zod'

// In a server zod compiles its object schemas with `new Function`. In a page it would try that too while the schemas
// are made, and the page's content security policy would report every visit.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
