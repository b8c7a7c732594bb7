import { type Config, parseConfig } from '#server/config.ts'

/** The settings of this process, or an end with one clear line for each that is wrong. */
export function readSettings(env: Record<string, string | undefined> = process.env): Config {
  const result = parseConfig(env)
  if (result.ok) return result.config
  for (const problem of result.problems) console.error(problem)
  process.exit(1)
}
