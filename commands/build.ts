import { isBuilt } from '#compiler/output/build-state.ts'
import { judgeWeights, weighCurrent } from '#compiler/output/pages/page-weight.ts'
import { buildOptions, failedCheck } from './build/build-options.ts'
import { isServerBuilt } from './server/server-program.ts'
import { readBuildSettings } from './settings/settings.ts'

// Makes a release of the site, which a running server takes over, and the server, which the next start runs.
const options = buildOptions(readBuildSettings())
if (isBuilt(options)) console.log('The site is up to date.')
else {
  console.log('Building the site')
  const { runBuild } = await import('./build/run-build.ts')
  await runBuild(options)
}
if (!isServerBuilt(options.dist)) {
  console.log('Building the server')
  const { buildServer } = await import('./server/build-server.ts')
  await buildServer(options.dist)
}
// Also of a site that was built before: a check that fails must not pass when it is run again.
const tooHeavy = judgeWeights(weighCurrent(options.dist))
for (const line of tooHeavy) console.error(line)
if (tooHeavy.length > 0) process.exitCode = failedCheck
