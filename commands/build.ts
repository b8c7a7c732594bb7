import { isBuilt } from '#compiler/output/build-state.ts'
import { buildOptions } from './build-step.ts'
import { readBuildSettings } from './settings.ts'

// Makes a release and nothing else; a running server takes it over.
const options = buildOptions(readBuildSettings())
if (isBuilt(options)) console.log('The site is up to date.')
else {
  console.log('Building the site')
  const { runBuild } = await import('./run-build.ts')
  await runBuild(options)
}
