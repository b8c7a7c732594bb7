// For whoever must know what Innom is made of: every package with version, licence and hash, as CycloneDX. See docs/operations.md.
import { writeFileSync } from 'node:fs'
import { finishCommand } from './operator/operator-command.ts'
import { writeSbom } from './packages/write-sbom.ts'

await finishCommand(async () => {
  const [file, ...others] = process.argv.slice(2)
  if (file?.startsWith('-') || others.length > 0) {
    console.error('npm run sbom [FILE]   all packages as CycloneDX (JSON)')
    return 1
  }
  const sbom = writeSbom()
  const text = `${JSON.stringify(sbom, null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else {
    writeFileSync(file, text)
    console.log(`${file} lists ${sbom.components.length} packages.`)
  }
  return 0
})
