// Writes the tables in docs/ that are made from content.

import { writeFileSync } from 'node:fs'
import { composeSite } from '#compiler/compose/compose-site.ts'
import { readPages } from '#compiler/read/read-pages.ts'
import { writeCareLevelsTable } from '#compiler/safety/signs/care-levels-table.ts'
import { writeWarningSignsTable } from '#compiler/safety/signs/warning-signs-table.ts'
import { writeSourcesToConfirm } from '#compiler/sources/sources-to-confirm.ts'
import { todayIn } from './settings/today.ts'

const { rules, signUses } = composeSite('content', 'norway', todayIn('norway'))
writeFileSync('docs/warning-signs.md', writeWarningSignsTable(rules, signUses))
const pages = readPages('content', [])
writeFileSync('docs/care-levels.md', writeCareLevelsTable(pages, signUses))
writeFileSync('docs/sources-to-confirm.md', writeSourcesToConfirm(pages))
console.log('docs/warning-signs.md, care-levels.md and sources-to-confirm.md are up to date.')
