import { spawnSync } from 'node:child_process'

/** Runs a tool of the project in place of this program, with what else was typed behind the command. */
export function runTool(name: string, args: string[]): never {
  const { status } = spawnSync(name, [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
