import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { stopProcess } from './stop-process.ts'

it('ends a process, kills one that refuses, and leaves one alone that has ended', async () => {
  const willing = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await stopProcess(willing)
  expect(willing.signalCode).toBe('SIGTERM')
  await stopProcess(willing)

  const refusing = spawn(process.execPath, [
    '-e',
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("ready")',
  ])
  await once(refusing.stdout, 'data')
  await stopProcess(refusing, 50)
  expect(refusing.signalCode).toBe('SIGKILL')
})
