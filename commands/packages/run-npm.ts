import { spawnSync } from 'node:child_process'

/** Runs npm quietly in this folder and returns what it said: the npm that started us, or else the one of the machine. */
export function runNpm(args: string[]): { status: number | null; stdout: string; stderr: string } {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const program = process.env.npm_execpath
  const quiet = [...args, '--loglevel=error']
  return program
    ? spawnSync(process.execPath, [program, ...quiet], options)
    : spawnSync('npm', quiet, { ...options, shell: process.platform === 'win32' })
}
