import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startTogether } from './start-together.ts'

/** Servers by name, and which of them run. */
function makeServers() {
  const running = new Set<string>()
  const start = (name: string) => async () => {
    await setImmediate()
    running.add(name)
    return { name, [Symbol.asyncDispose]: async () => void running.delete(name) }
  }
  const fail = async () => Promise.reject(new Error('the port is taken'))
  return { running, start, fail }
}

it('runs servers until the end of the block', async () => {
  const { running, start } = makeServers()
  {
    await using servers = await startTogether([start('a'), start('b')])
    expect(servers.all.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(running.size).toBe(2)
  }
  expect(running.size).toBe(0)
})

it('leaves none running when one of them cannot start, not even one that starts later', async () => {
  const { running, start, fail } = makeServers()
  await expect(startTogether([start('a'), fail, start('b')])).rejects.toThrow('the port is taken')
  expect(running.size).toBe(0)
})
