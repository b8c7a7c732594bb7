// Asks the registry for known vulnerabilities of our packages. See docs/operations.md.
import { readAudit } from './packages/read-audit.ts'
import { runNpm } from './packages/run-npm.ts'

const { code, lines } = readAudit(runNpm(['audit', '--json', ...process.argv.slice(2)]).stdout)
for (const line of lines) console.log(line)
process.exit(code)
