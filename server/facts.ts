import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Demo, demo } from '#domain/facts/demo.ts'
import { type Facts, facts } from '#domain/facts/facts.ts'

/** The facts of the chain as the build left them. */
export function readFacts(dist: string): Facts {
  return facts.parse(JSON.parse(readFileSync(join(dist, 'facts.json'), 'utf8')))
}

/** What the demo adds to them; nothing if the build left no such file. */
export function readDemo(dist: string): Demo | undefined {
  const file = join(dist, 'demo.json')
  return existsSync(file) ? demo.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
