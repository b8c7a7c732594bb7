import {
  type BuildConfig,
  type Config,
  type ConfigResult,
  parseBuildConfig,
  parseConfig,
} from '#server/settings/config.ts'

/** The settings of this process; exits with one clear line for each that is wrong. */
export function readSettings(): Config {
  return orEnd(parseConfig(process.env))
}

export function readBuildSettings(): BuildConfig {
  return orEnd(parseBuildConfig(process.env))
}

function orEnd<T>(result: ConfigResult<T>): T {
  if (result.ok) return result.config
  for (const problem of result.problems) console.error(problem)
  process.exit(1)
}
