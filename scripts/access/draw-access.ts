// Draws who may do what into docs/access.md, from the tables that the test of it reads.
import { writeFileSync } from 'node:fs'
import { ACCESS_DOCUMENT, accessDocument } from './access-document.ts'

writeFileSync(ACCESS_DOCUMENT, accessDocument())
