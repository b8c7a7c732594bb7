import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('a server that starts loads neither Node’s fetch nor a validator of its framework, which take memory and time for nothing', async () => {
  const program = `
    await import('./server/main.ts')
    const { createApp } = await import('./server/app.ts')
    const { createLog } = await import('./server/process/log.ts')
    createApp({ log: createLog({ LOG_LEVEL: 'silent' }), site: {}, trustProxy: 0 })
    const { createRequire } = await import('node:module')
    const packages = Object.keys(createRequire(import.meta.url).cache).map((file) => /node_modules.((?:@[^/]+.)?[^/]+)/.exec(file)?.[1])
    const builtIn = process.moduleLoadList.filter((name) => name.includes('undici'))
    console.log(JSON.stringify({ packages: [...new Set(packages)], builtIn }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { packages, builtIn } = JSON.parse(stdout) as { packages: string[]; builtIn: string[] }
  expect(builtIn).toEqual([])
  expect(packages).toContain('fastify')
  expect(packages).not.toContain('ajv')
})
