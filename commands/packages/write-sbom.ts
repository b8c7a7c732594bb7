import { readFileSync } from 'node:fs'
import { OperatorError } from '#domain/operator-error.ts'
import { runNpm } from './run-npm.ts'

export interface Sbom {
  metadata: { component: Record<string, unknown> }
  components: { 'bom-ref': string }[]
  [field: string]: unknown
}

/** All packages of package-lock.json as a CycloneDX document, written by npm without asking anybody. */
export function writeSbom(): Sbom {
  // Not `--omit=dev`: npm then leaves out packages that both need. What only builds and tests has a property that says so.
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const { status, stdout, stderr } = runNpm(args)
  if (status !== 0)
    throw new OperatorError(`npm could not write the list of packages (it needs npm 10): ${stderr.trim()}`)
  const sbom = JSON.parse(stdout) as Sbom
  // npm takes the name of the folder.
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
  return { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } } }
}
