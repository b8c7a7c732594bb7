// Writes the tables in docs/ that are made from content.

import { writeFileSync } from 'node:fs'
import { composeSite } from '#compiler/compose/compose-site.ts'
import { writeWarningSignsTable } from '#compiler/safety/warning-signs-table.ts'
import { markets } from '#domain/market.ts'

const { rules, signUses } = composeSite('content', 'norway', Temporal.Now.plainDateISO(markets.norway.zone).toString())
writeFileSync('docs/warning-signs.md', writeWarningSignsTable(rules, signUses))
console.log('docs/warning-signs.md is up to date.')
